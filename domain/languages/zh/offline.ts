import { formatsOf } from '../formats.ts'
import type { offline as english } from '../en/offline.ts'

const { number } = formatsOf('zh')

export const offline: typeof english = {
  title: '无网络时',
  description: '没有网络也能查看保存在设备上的订单，并估算任意行程的价格。',
  online: {
    heading: '没有网络也能用',
    intro: '本页在飞行模式下也能打开：可查看您保存的订单，并估算任意行程的价格。',
  },
  offline: {
    heading: '您目前没有网络',
    intro: '这里有您保存的订单，也可以估算任意行程的价格。其他功能需要网络。',
  },
  tryAgain: '重新打开您要看的页面',
  kept: {
    heading: '已保存的订单',
    none: '还没有。请通过邮件中的链接打开订单页面，然后点按“保存到这台设备”。',
    loading: '页面加载完成后，已保存的订单会显示在这里。您可以在订单页面保存订单。',
    asItWas: (date, time) => `信息截至 ${date} ${time}（斯里兰卡时间）`,
    call: (driver) => `致电 ${driver}`,
    calendar: '添加到日历',
    openPage: '打开订单页面',
    remove: '从这台设备删除',
    keep: '保存到这台设备',
    opensAt: (page) => ['已保存。没有网络时可在 ', page, ' 打开。'],
    failed: '此浏览器无法保存：存储空间已满，或正在使用无痕窗口。请改为打印本页。',
  },
  estimate: {
    heading: '估算价格',
    pickup: '上车地点',
    dropoff: '下车地点',
    price: (vehicle, lkr, usd) => `${vehicle} – LKR ${number(lkr)}（USD ${number(usd)}）`,
    way: (km, duration) => `${km} 公里，约 ${duration}`,
    ofDay: (date, fare) => [`按 ${date}的数据估算，联网后确认：`, fare('查看价格并预订')],
    noRoads: '这台设备上还没有我们的道路数据。请在有网络时打开本页一次。',
    noWay: '我们找不到这两地之间的道路。城镇、海滩和景点可在此查询；酒店需要网络。',
  },
  call: {
    heading: '致电我们',
    numbers: (phone, whatsapp, site) => ['打电话不需要流量：', phone, '。有流量时：', whatsapp, ' 或 ', site, '。'],
  },
  files: {
    heading: '这台设备上的内容',
    text: '本页、其程序和我们的道路数据保存在这里，以便在没有网络时打开。只有您选择保存的订单才会留下。您可以删除这些文件；下次联网访问时会再次保存。如要彻底删除，请在浏览器设置中清除本网站的数据。',
    remove: '删除文件',
    removed: '已删除。已保存的订单仍在，每个订单都有自己的删除按钮。',
  },
}
