import type { keep as english } from '../en/keep.ts'

export const keep: typeof english = {
  title: (reference) => `保存订单 ${reference}`,
  text: '请复制下面的文字发给自己或家人，或截图保存本页。不需要查收邮件。',
  label: '您的订单（文字）',
  copy: '复制文字',
  copied: '已复制',
  selected: '文字已选中：请长按，然后选择“复制”。',
  share: '分享',
  code: '您的订单二维码',
  codeText: '扫码的人可以看到订单，但不能更改。长按二维码可保存或转发。',
  ways: '接下来',
  see: '查看订单',
  change: '更改或取消',
  changeBy: '如需更改或取消，请联系我们并说明订单编号。',
  reach: (phone, email) => `WhatsApp 和电话 ${phone}，邮箱 ${email}`,
  lines: {
    head: (brand, reference) => `${brand}，订单 ${reference}`,
    ride: (title, date, time) => `${title}：${date} ${time}（斯里兰卡时间）`,
    driver: (name, phone, car) => `司机：${name}，${phone}，${car}`,
    driverLater: '确定司机后，信息会显示在订单页面上。',
    price: (price) => `价格：${price}`,
    booking: (link) => `您的订单：${link}`,
    change: (link) => `更改或取消（仅限您本人）：${link}`,
    us: (phone, email) => `咨询：WhatsApp 和电话 ${phone}，邮箱 ${email}`,
  },
}
