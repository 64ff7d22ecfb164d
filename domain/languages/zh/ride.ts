import type { ride as english } from '../en/ride.ts'

const OPERATOR: Readonly<Record<string, string>> = {
  'in the arrivals hall, right after customs, with your name on a sign': '在到达大厅、刚出海关处举着写有您姓名的接机牌',
  'to the card or account that it came from': '原路退回付款的银行卡或账户',
  'Passport control': '入境检查',
  'Baggage belts': '行李转盘',
  Customs: '海关',
  'Bank counters': '银行柜台',
  'If you see no sign, stay inside the hall, beside the counters. On the day this page has a button “I cannot find you”; or call.':
    '如果看不到接机牌，请留在大厅内的柜台旁。当天本页面会有“我找不到您”按钮；也可致电。',
}

const voucher: typeof english.voucher = {
  voucher: '凭证',
  driver: '您的司机',
  call: (name) => `致电 ${name}`,
  atPickup: '上车时',
  sendFlight: '通过 WhatsApp 发送',
  calendar: '添加到日历',
  change: '更改或取消',
  bookAgain: '再次预订',
  ask: '通过 WhatsApp 咨询',
  paid: (amount) => `已付：${amount}`,
  askForDiscount: '询问优惠',
  plan: {
    label: '到达大厅出口路线图',
    hall: '到达大厅',
    doors: '大门',
    yourName: '您的姓名',
    way: (passed, side, landmark, noSign) =>
      `依次经过${passed.join('、')}，穿过大门进入大厅。司机在您的${side === 'left' ? '左' : '右'}侧，旁边是${landmark}。${noSign}`,
  },
}

export const ride: typeof english = {
  voucher,
  operator: (words) => OPERATOR[words] ?? words,
  notes: {
    flight: '航班',
    pickupAddress: '上车地址',
    dropoffAddress: '下车地址',
    guestName: '接人牌上的姓名',
    travelers: '乘客人数',
    bags: '大件行李',
    childSeats: '儿童座椅',
    details: { transfer: '航班或房间信息', tour: '备注' },
  },
  noteFields: {
    flight: '航班号',
    pickupAddress: '具体上车地点',
    dropoffAddress: '具体下车地点',
    details: { transfer: '航班或房间信息', tour: '其他备注' },
  },
  pickup: {
    waiting: (minutes) => `司机免费等候 ${minutes} 分钟。`,
    landing: '用车时间即航班的计划落地时间。',
    waitingAtAirport: (meetingPoint, minutes) =>
      `司机${meetingPoint}等您，落地后免费等候 ${minutes} 分钟。航班延误时，您无需做任何事，也不另收费。`,
    notFound: (whatsapp) => `如果找不到司机，请致电或通过 WhatsApp 联系我们：${whatsapp}。`,
    departure: (before, drive, hours) =>
      `为赶上航班，请选择起飞前${before}上车：车程${drive}，机场预留 ${hours} 小时。`,
    suits: (from, drive, hours) => `此用车时间适合 ${from} 及以后起飞的航班：车程${drive}，机场预留 ${hours} 小时。`,
    nextDay: (time) => `次日 ${time}`,
    sign: (word) => `您没有留下姓名，司机的接人牌上写着“${word}”。`,
    driverPromise: (hours) => `我们会在 ${hours} 小时内把司机信息发给您。如果届时仍未收到，请联系我们。`,
  },
  shortNotice: {
    text: '用车时间很近，目前只是申请：我们会立即寻找司机，并用邮件通知您。也请通过 WhatsApp 联系我们。',
    link: '通过 WhatsApp 询问司机',
    ask: (title, date, time) => `您好，现在有司机吗？${title}，${date}，${time}`,
    askBooked: (title, date, time, reference) => `您好，现在有司机吗？${title}，${date}，${time}，订单 ${reference}`,
  },
  overlap: {
    wayBack: (arrives, begins) => `第一段行程约 ${arrives} 到达，返程 ${begins} 开始。`,
    rides: (first, arrives, second, begins) => `行程 ${first} 约 ${arrives} 到达，行程 ${second} ${begins} 开始。`,
    question: '确定要这样安排吗？',
    change: '更改时间',
  },
  paying: {
    transfer: '行程结束时以 LKR 或 USD 支付。',
    transferOnline: '行程结束时以 LKR 或 USD 支付，也可提前在线刷卡支付。',
    tour: '游览结束时以 LKR 或 USD 支付。',
    tourOnline: '游览结束时以 LKR 或 USD 支付，也可提前在线刷卡支付。',
    several: '每段行程结束时分别支付。',
    severalOnline: '每段行程结束时分别支付；在线支付则一次付清所有未付的行程。',
    stay: '全部行程结束时一并付给司机。',
    stayOnline: '全部行程结束时一并付给司机；未付部分也可在线支付。',
  },
  party: {
    travelers: (count) => `${count} 位乘客`,
    withBags: (travelers, bags) => `${travelers} 位乘客和 ${bags} 件大件行李`,
    tooFull: (party, vehicle) => `${vehicle}坐不下 ${party}。`,
  },
  calendar: {
    booking: (brand, reference) => `${brand}，订单 ${reference}`,
    office: (phone) => `办公室：${phone}，也可用 WhatsApp`,
    line: (label, value) => `${label}：${value}`,
  },
}
