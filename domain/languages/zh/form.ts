import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { form as english } from '../en/form.ts'

const party = (travelers: number, bags: number) =>
  bags > 0 ? `${travelers} 位乘客、${bags} 件大件行李` : `${travelers} 位乘客`

const VEHICLES: Readonly<Record<VehicleClass, string>> = { mini: '微型车', car: '轿车', van: '商务车' }

export const form: typeof english = {
  title: { transfer: '即时预订', tour: '预订此游览', journey: '预订整个多日行程' },
  onRequest: { transfer: '预订申请', tour: '游览预订申请' },
  button: { transfer: '确认预订', tour: '立即预订', journey: '确认预订' },
  lead: {
    transfer: (pickup, dropoff, km, duration) => `${pickup} 到 ${dropoff}，${km}，${duration}`,
    tour: (usd, travelers) => [usd, `，共 ${travelers} 位乘客，包含摘要中的全部项目`],
    rides: (count) => `${count} 段行程，一次预订：每段行程一辆车。`,
    stay: (count) => `${count} 段行程，一次预订：同一辆车和司机全程陪同。`,
  },
  noScript: (chat, mail) => ['此表单需要 JavaScript。您也可以通过 ', chat('WhatsApp'), ' 或发邮件至 ', mail, ' 预订。'],
  terms: (link) => ['预订即表示您同意我们的', link('条款与隐私政策'), '。'],
  robot: {
    tick: '请勾选方框：以便我们确认您不是机器人。',
    asks: (chat, mail) => [
      '请勾选上面的方框，然后再按一次按钮：目前还没有预订。您也可以通过 ',
      chat('WhatsApp'),
      ' 或发邮件至 ',
      mail,
      ' 预订。',
    ],
    failed: (chat, mail) => [
      '我们未能确认您不是机器人，因此还没有预订。您填写的内容会保留：请再按一次按钮，或通过 ',
      chat('WhatsApp'),
      ' 或发邮件至 ',
      mail,
      ' 预订。',
    ],
  },
  heldBack: {
    price: () => ['价格还没有算好，因此还没有预订。请在看到价格后再按一次按钮。'],
    error: (chat, mail) => [
      '出了点问题。您填写的内容会保留：请再按一次按钮，或通过 ',
      chat('WhatsApp'),
      ' 或发邮件至 ',
      mail,
      ' 预订。',
    ],
  },
  question: {
    today: '今天',
    tomorrow: '明天',
    soon: (when) => `用车时间是${when}（斯里兰卡时间）吗？`,
    soonText: (price) => `时间很近，目前只是申请：须经我们确认。价格 ${price}。`,
    rightNow: '是的，越快越好',
    soonToday: (time) => `是的，今天 ${time}`,
    soonTomorrow: (time) => `是的，明天 ${time}`,
    soonLater: (time, date) => `是的，${date} ${time}`,
    anotherTime: '选择其他时间',
    overlap: '两段行程时间重叠？',
    bookIt: '是的，就这样预订',
  },

  vehicle: '车型',
  vehiclePrice: (vehicle, lkr, usd) => `${vehicle} – LKR ${lkr}（USD ${usd}）`,
  takes: (seats, bags) => `可坐 ${seats} 位乘客，放 ${bags} 件大件行李。`,
  tooSmall: (seats, bags) => `太小：只能坐 ${seats} 位乘客，放 ${bags} 件大件行李。`,
  allIncluded: '价格固定，费用全包，含高速公路通行费。',

  date: '用车日期',
  time: '用车时间',
  sriLankaTime: '斯里兰卡时间',
  now: (time) => `斯里兰卡时间，现在 ${time}`,
  days: {
    label: '用车日',
    thisMorning: '今天早上',
    tonight: '今晚',
    tomorrow: '明天',
    tomorrowMorning: '明天早上',
    other: '其他日期',
  },

  tourTo: (park) => `游览：${park}`,
  suitsDepartures: (time) => `这个用车时间适合 ${time} 及以后起飞的航班。`,

  phone: {
    label: '电话号码',
    hint: '以便司机联系您。',
    country: '国家',
    code: '国家代码',
    choose: '选择国家或地区',
  },
  email: { transfer: '电子邮箱', tour: '电子邮箱', journey: '电子邮箱' },
  confirmationGoesHere: '确认信将发到这里。',
  itineraryGoesHere: '行程单将发到这里。',

  forDriver: (optional) => ['给司机的信息', optional('（选填）')],
  forDrivers: (optional) => ['给各位司机的信息', optional('（选填）')],
  flightLanding: '以便我们跟踪航班并等候，例如 UL 504',
  flightLeaving: '以便您准时到达，例如 UL 504',
  address: '酒店，或街道和门牌号',

  take: (vehicle, usd) => `改选${VEHICLES[vehicle]}，${usd}`,
  twoVans: (book, travelers, bags, usd) => [
    `${party(travelers, bags)}需要两辆车。两辆商务车共 ${usd}：`,
    book('一次预订两辆'),
    '。',
  ],
  moreVehicles: (write, travelers, bags) => [
    `${party(travelers, bags)}需要两辆以上的车。`,
    write('请通过 WhatsApp 联系我们'),
    '：我们会派齐车辆。',
  ],
  askForVehicles: (travelers, bags, pickup, dropoff) =>
    `您好，我们有 ${party(travelers, bags)}，从 ${pickup} 到 ${dropoff}，需要多辆车。`,

  wayBack: {
    choose: '添加返程',
    date: '返程日期',
    time: '返程时间',
    flight: '返程航班',
    flightHint: '选填，例如 UL 503',
    price: (pickup, dropoff, km, duration, price) => `${pickup} 到 ${dropoff}，${km}，${duration}：${price}`,
    both: (price) => ['往返：', price],
    working: '正在计算返程价格…',
    failed: '暂时无法计算返程价格。',
    again: '再试一次',
  },

  journey: {
    allAt: '所有行程的时间',
    allAtHint: '之后可在下方单独修改。',
    route: (pickup, dropoff) => `${pickup} 到 ${dropoff}`,
    tour: (pickup, dropoff, park) => `${pickup === dropoff ? pickup : `${pickup} 到 ${dropoff}`}，含游览：${park}`,
    landing: '航班落地时间（斯里兰卡时间）',
    saysNotWhen: (_, list) => `请先填写行程 ${list} 的用车日期和时间。`,
    flight: '航班号',
    flightHint: '选填，例如 UL 504',
    stays: (optional) => ['您的住处', optional('（选填，可稍后告知）')],
    address: (place) => `${place} 的酒店或民宿`,
  },

  answer: {
    processing: { title: '处理中…', text: '请稍候，我们正在处理您的预订。' },
    longer: '这比平时要久。我们会继续尝试，不会重复预订。',
    received: { title: '谢谢您', text: '我们已收到您的预订。' },
    requested: { title: '我们已收到您的申请', text: '尚未确认。' },
    lookingUp: { title: '您的订单', text: '正在查看当前状态…' },
    changed: { title: '您的订单已变更', text: '以下是当前状态。' },
    phone: '电话',
    email: '电子邮箱',
    ofRide: (position, advice) => `行程 ${position}：${advice}`,
    notLookedUp: (page) => ['这是您预订的内容。我们暂时无法查看之后是否有变更：请看', page('订单页面'), '。'],
    sentFirst: (chat) => [
      '以下是您第一次发送的内容：那次预订其实已送达，因此没有重复预订。如需更改，请通过 ',
      chat('WhatsApp'),
      ' 联系我们。',
    ],
    next: '接下来',
    flightNeeded: (chat, mail) => [
      '机场接机需要您的航班号和落地时间。请通过 ',
      chat('WhatsApp'),
      ' 或发邮件至 ',
      mail,
      ' 告诉我们。',
    ],
    see: '查看订单',
    change: '更改或取消',
    calendar: '添加到日历',
    eachAlone: '每段行程都可以单独更改或取消。',
    newWindow: '（在新窗口中打开）',
    another: '预订另一次接送',
    taxiFrom: (place) => `预订从 ${place} 出发的出租车`,
    /** At the click there was no network. */
    offline: {
      title: '您已离线',
      text: '您的预订已保留。请不要关闭此页面，网络恢复后会自动发送。',
    },
    failed: {
      title: '未能成功',
      text: '抱歉，出了点问题。',
      nothingBooked: '没有预订任何内容。',
      notSure: '没有收到明确的答复，因此无法确定是否已预订。再试一次便知。',
      noMail: '很抱歉，我们未能给您发送确认邮件。',
      contact: (chat, number, mail) => [
        '请通过 ',
        chat('WhatsApp'),
        `（${number}）或电子邮件 `,
        mail,
        ' 联系我们：我们会按您看到的价格为您预订。',
      ],
      kept: '您填写的内容都已保留，再试一次不会重复预订。',
      retry: '请再试一次',
      helloTaxi: (pickup, dropoff) => `您好，我想预订从 ${pickup} 到 ${dropoff} 的出租车，但没有成功。`,
      helloTour: (park) => `您好，我想预订游览（${park}），但没有成功。`,
      helloJourney: (title) => `您好，我想预订多日行程（${title}），但没有成功。`,
    },
    price: {
      changed: '价格有变',
      changedText: '还没有预订。请先查看新价格。',
      again: '请再次确认价格',
      againText: '您的报价已使用或已超过一天。价格没有变化；还没有预订。',
      before: '您看到的价格',
      now: '新价格',
      same: '价格',
      book: (price) => `以 ${price} 预订`,
    },
    booked: {
      title: '您已经预订过了',
      text: (reference) => `您的订单 ${reference} 地点、日期和时间都相同。这次没有预订。`,
      more: (email) => `该订单的邮件已发送至 ${email}，其中有订单页面的链接。您想再预订一次同样的吗？`,
      book: '再预订一次',
    },
    back: '返回表单',
  },
}
