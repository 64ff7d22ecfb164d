import type { mails as english } from '../en/mails.ts'

/** '2和3' among other text: digits stand apart from words. */
const apart = (positions: string) => positions.replaceAll('和', ' 和 ')

export const mails: typeof english = {
  subject: (what, title, date) => `${what}：${title}，${date}`,
  receipt: {
    subject: (reference) => `订单 ${reference}`,
    heading: '我们已收到您的预订',
    headingRequest: '我们已收到您的申请',
    opening: '以下是我们记录的内容。如有不符，请告诉我们。',
  },
  link: {
    subject: (reference) => `您的订单 ${reference}`,
    heading: '您的订单',
    opening: '您在我们的网站上索取了此订单的链接。如果不是您本人操作，无需处理：链接只发给了您。',
  },
  confirmed: {
    subject: (reference) => `订单 ${reference} 已确认`,
    heading: '您的订单已确认',
    headingRide: '您的行程已确认',
    headingRides: '您订单中的部分行程已确认',
    opening: '司机会在上车地点等您。',
  },
  cancelled: {
    subject: (reference) => `订单 ${reference} 已取消`,
    heading: '您的订单已取消',
    headingRide: '您的行程已取消',
    headingRides: '您订单中的部分行程已取消',
    opening: '不会有人来接。如果这不是您的意思，请联系我们。',
  },
  eachRideBelow: '订单中其他行程的情况不同：下面逐一说明每段行程的状态。',
  changed: {
    subject: (reference) => `订单 ${reference} 已更改`,
    heading: '您的订单已更改',
    headingRide: '您订单中的一段行程已更改',
    opening: '最新内容如下。如有不符，请告诉我们。',
  },
  paid: {
    subject: (reference) => `订单 ${reference} 的付款`,
    heading: '我们已收到您的付款',
    opening: (paid) => `谢谢您。目前已付：${paid}。`,
  },
  refunded: {
    subject: (reference) => `订单 ${reference} 的退款`,
    heading: '我们已为您退款',
    back: (sum) => `退款金额：${sum}。`,
    taxi: (sum) => `您另乘出租车的费用：${sum}。`,
    toAccount: '退到银行卡或账户可能需要几天时间。',
    opening: (usd) => `退款后已付：${usd}。`,
  },
  notPaid: {
    subject: (reference) => `订单 ${reference} 的付款尚未完成`,
    heading: '您的付款尚未完成',
    opening: '我们没有收到您已开始的在线付款。您可以通过下面的链接重试。如果您已经付款，则无需任何操作。',
  },
  deposit: {
    subject: (reference) => `订单 ${reference} 的订金尚未到账`,
    heading: '您的订金尚未到账',
    opening: '我们曾请您通过银行转账支付订金，但尚未收到。以下是金额和收款账户。',
  },
  charge: {
    subject: (reference) => `订单 ${reference} 的应付款项`,
    heading: '您的订单有应付款项',
    opening: '您订单中有一段行程未成行，应付的金额和支付方式如下。',
    waived: {
      subject: (reference) => `订单 ${reference} 的费用已免除`,
      heading: '费用已免除',
      opening: '我们已免除未成行的那段行程的费用，您无需再为其支付。',
    },
    came: {
      subject: (reference) => `订单 ${reference} 照旧有效`,
      heading: '您的订单照旧有效',
      opening: '我们曾通知您没有到上车地点，现已更正：您无需为此付费。',
    },
  },
  driver: {
    subject: (reference) => `订单 ${reference} 的司机`,
    heading: '您的司机',
    opening: '将由这位司机接送您。如果我们之前告知的是另一位司机，则改由这位前来。',
    several: {
      subject: (reference) => `订单 ${reference} 的各位司机`,
      heading: '您的各位司机',
      opening: '将由这几位司机接送您。如果我们之前告知的是其他司机，则改由这几位前来。',
      advice: '请留意这些车牌。如果找不到司机，请致电或发消息给司机或我们。',
    },
    brokeDown: '您乘坐的车在途中发生故障。这位司机会到您现在的位置，接您继续行程。',
    brokeDownBags: '运送您行李的车在途中发生故障。这位司机会去取行李，并送到您手中。',
  },
  reminder: {
    subject: (reference) => `订单 ${reference} 的行程提醒`,
    heading: '即将接您上车',
    opening: (date, time) => `我们将于${date} ${time}（斯里兰卡时间）接您。`,
  },
  paidReceipt: {
    subject: (reference) => `订单 ${reference} 的收据`,
    heading: '您的收据',
    opening: (reference) => `这是订单 ${reference} 的收据，可打印或保存为 PDF。`,
    open: '打开收据',
  },
  thanks: {
    subject: (reference) => `您的旅程怎么样？订单 ${reference}`,
    heading: '感谢您与我们同行',
    opening: (reference) =>
      `希望您旅途愉快（订单 ${reference}）。如果满意，您的几句评价能帮助后来的旅客，也是对司机的鼓励。如有不满意之处，请告诉我们：每条留言我们都会看。`,
    review: (name) => `写评价：${name}`,
    tell: '在 WhatsApp 上告诉我们',
  },
  notHere: (link) => `此处未列出您的姓名、地址和备注。如需核对，请打开下方的“${link}”。`,
  links: {
    booking: '查看您的订单',
    driver: '在 WhatsApp 上联系司机',
    driverNamed: (name) => `在 WhatsApp 上联系司机 ${name}`,
    change: '更改或取消',
    cancel: '取消',
    discount: '在 WhatsApp 上询问优惠',
    question: '有问题？请在 WhatsApp 上联系我们',
  },
  typedPlace: { pickup: '您的上车地点', dropoff: '您的下车地点', stop: '您的途中停靠点' },
  rides: {
    of: (number, count) => `行程 ${number}（共 ${count} 段）`,
    second: (number) => `${number}（第二辆车）`,
    inState: {
      new: (title) => `${title}，已收到`,
      confirmed: (title) => `${title}，已确认`,
      cancelled: (title) => `${title}，已取消`,
      'no-show': (title) => `${title}，未接到`,
    },
    one: (number, sentence) => `行程 ${number}：${sentence}`,
    range: (first, last, sentence) => `行程 ${first} 至 ${last}：${sentence}`,
    several: (numbers, sentence) => `行程 ${apart(numbers)}：${sentence}`,
    now: (count, price) => `您的订单还有 ${count} 段行程：合计 ${price}。`,
  },
  drives: {
    one: (time, number) => `${time}，行程 ${number}`,
    several: (time, numbers) => `${time}，行程 ${apart(numbers)}`,
  },
  lines: {
    changed: '变更内容',
    price: '价格',
    for: '内容',
    reason: '此价格含',
    paid: '已付',
    line: (label, value) => `${label}：${value}`,
  },
  facts: {
    when: (date, time) => `${date} ${time}`,
    sriLankaTime: (when) => `${when}（斯里兰卡时间）`,
    booking: (reference) => `订单 ${reference}`,
  },
  hello: (brand, reference) => `您好，这里是 ${brand}，关于您的订单 ${reference}：`,
}
