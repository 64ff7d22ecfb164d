import type { today as english } from '../en/today.ts'

/** A name in other letters stands apart. */
const named = (name: string | null) => (name === null ? '您的司机' : `${name} `)

export const today: typeof english = {
  head: {
    title: (reference) => `订单 ${reference}`,
    notFound: '未找到订单',
    description: (brand) => `您在 ${brand} 的订单：当前状态、预订内容和付款方式。`,
  },
  heading: '您的行程状态',
  outOfDate: '页面暂时无法刷新，内容可能已过时。我们会继续尝试。',
  call: (name) => `致电 ${name}`,
  callUs: '致电我们',
  notSo: '不是这样？致电我们',
  stages: {
    ahead: (name) => `${named(name)}出发后，您可以在这里看到`,
    notSetOut: (name) => `${named(name)}尚未出发`,
    late: (name, time) => `${named(name)}预计 ${time} 到您那里`,
    onTheWay: (name, time) => `${named(name)}已于 ${time} 出发，正在路上`,
    atPickup: (name, time) => `${named(name)}自 ${time} 起在上车地点等候`,
    told: (time, told) => `${time}（${told} 告知我们）`,
    onBoard: '司机说您已上车，祝旅途愉快！',
    brokeDown: {
      car: (time) => `您乘坐的车在 ${time} 发生故障。`,
      bags: (time) => `运送您行李的车在 ${time} 发生故障。`,
      looking: '我们正在安排另一辆车，到您现在的位置接您。',
      comes: (name) => `${name} 会到您现在的位置，接您继续行程。`,
      there: (name, time) => `${name} 已于 ${time} 到您身边，接您继续行程。`,
      bagsOn: '我们会改派另一辆车把行李送来。',
    },
    there: '您已到达。感谢乘坐。',
    noShow: (name) => `${named(name)}说，等候后没有找到您。请立即致电我们。`,
    bags: {
      sealed: (count) =>
        `${count === null ? '您的行李' : `${count} 件行李`}已清点、封签，正在运送途中。祝您火车之旅愉快！`,
      here: (time) => `您的行李已于 ${time} 送到`,
      handedOver: '行李已交给您。感谢乘坐。',
    },
  },
  closed: (date) => `已于${date}处理完毕。`,
  taxi: (sum) => `您另乘出租车的费用，我们已付给您 ${sum}。`,
  words: {
    intro: '点按一下，告诉司机和我们：',
    waiting: '我在外面等',
    cannotFind: '我找不到您',
    nobodyHere: '这里没有人',
    nobodyNext: (by) =>
      `我们正在联系司机，并寻找其他车辆。如果到 ${by} 仍没有人来接您，本页“如果没有人来接”中的承诺即生效。`,
    late: '我的航班延误',
    lateAt: (time) => `我的航班延误：${time} 落地`,
    landsAt: (field) => ['落地时间 ', field],
    failed: '消息未送达。请重试或致电。',
    said: (time, word) => `${time}：您说“${word}”`,
    seenTo: (time) => `${time}起，我们正在处理`,
  },
  print: '打印凭证',
  noMail: {
    text: '此订单不发送邮件。请保存编号和本页：复制链接，或通过 WhatsApp 发给自己。',
    booking: (reference, link) => `订单 ${reference}：${link}`,
    changes: (link) => `更改或取消：${link}`,
    change: (change) => [change('更改或取消'), '：只能通过此链接进行。'],
    copy: '复制',
    copied: '已复制',
    send: '通过 WhatsApp 发送',
    failed: '无法复制：请选中上面的链接。',
  },
  unknown: {
    heading: '没有这个订单',
    text: (again) => [
      '订单编号由十二位字母和数字组成，例如 K7Q2-M4XT-9BHE。请打开确认邮件中的链接，',
      again('重新发送链接'),
      '，或联系我们：我们会找到您的订单。',
    ],
    hello: '您好，我找不到我的订单',
    ask: '通过 WhatsApp 咨询',
    write: '发送邮件',
    fare: '查询价格',
  },
}
