import { formatsOf } from '../formats.ts'
import { vehicleForms } from '../vehicles-in-sentences.ts'
import type { booking as english } from '../en/booking.ts'
import { apart, parkName, spaced } from './site.ts'
import { vehicles } from './ways.ts'

const { percent: inPercent } = formatsOf('zh')
const { two } = vehicleForms('zh', vehicles)

type Charge = Parameters<(typeof english)['cancelling']['later']>[1][number]

const share = (percent: number) => (percent === 100 ? '全价' : `价格的 ${inPercent(percent)}`)

const ahead = (from: Exclude<Charge['from'], { readonly at: string }>) =>
  'hours' in from ? ['用车前', ` ${from.hours} 小时`] : ['首次用车前', ` ${from.days} 天`]

const rises = (charges: readonly Charge[]) =>
  charges
    .map(({ from, percent }) => {
      const start = 'at' in from ? `${from.at} 起`.replace('） ', '）') : `${ahead(from).join('')}内`
      return `，${start}为${percent === 100 ? '全价' : ` ${inPercent(percent)}`}`
    })
    .join('')

interface Back {
  readonly back: string
  readonly isAll: boolean
  readonly way: string
}

const goesBack = ({ back, isAll, way }: Back, when: string) =>
  back === '' ? '无需再退款' : `${isAll ? '全部款项' : `${back} `}将于${when}${way}`

const OPERATOR: Readonly<Record<string, string>> = {
  'in the arrivals hall, right after customs, with your name on a sign': '在到达大厅、刚出海关处举着写有您姓名的接机牌',
  'the way you paid: to the same card or account, or in cash': '按原付款方式退回：原银行卡、原账户或现金',
  'Passport control': '入境检查',
  'Baggage belts': '行李转盘',
  Customs: '海关',
  'Bank counters': '银行柜台',
  'If you see no sign, stay inside the hall, beside the counters, and call. From the time of a confirmed pickup on, this page also has the button “Nobody is here”.':
    '如果看不到接机牌，请留在大厅内的柜台旁并致电。行程确认后，从上车时间起，本页面还会有“这里没有人”按钮。',
}

const voucher: typeof english.voucher = {
  voucher: '凭证',
  driver: '您的司机',
  call: (name) => `致电 ${name}`,
  atPickup: '上车时',
  sendFlight: '通过 WhatsApp 发送',
  calendar: '添加到日历',
  keep: '保存、复制、分享',
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
    wholeName: '接机牌上写的是完整姓名。',
    way: (passed, side, landmark, noSign) =>
      `依次经过${passed.join('、')}，穿过大门进入大厅。司机在您的${side === 'left' ? '左' : '右'}侧，旁边是${landmark}。${noSign}`,
  },
}

export const booking: typeof english = {
  voucher,
  operator: (words) => OPERATOR[words] ?? words,
  notes: {
    flight: '航班',
    pickupAddress: '上车地址',
    dropoffAddress: '下车地址',
    guestName: '接机牌上的姓名',
    travelers: '乘客人数',
    bags: '大件行李',
    childSeats: '儿童座椅',
    surfboards: '冲浪板（2.1 米以内）',
    longboards: '冲浪板（超过 2.1 米）',
    golfBags: '高尔夫球包',
    bicycles: '自行车',
    wheelchairs: '轮椅（可折叠）',
    fixedWheelchairs: '轮椅（不可折叠）',
    prams: '婴儿车',
    details: { transfer: '航班或房间信息', tour: '备注' },
  },
  bulky: '冲浪板、高尔夫球包、自行车、轮椅、婴儿车',
  noteFields: {
    flight: '航班号',
    pickupAddress: '具体上车地点',
    dropoffAddress: '具体下车地点',
    details: { transfer: '航班或房间信息', tour: '其他备注' },
  },
  pickup: {
    waiting: (minutes) => `司机在上车点免费等候 ${minutes} 分钟。`,
    landing: '用车时间即航班的计划落地时间。',
    waitingAtAirport: (meetingPoint, minutes) =>
      `司机${meetingPoint}等您，落地后免费等候 ${minutes} 分钟。航班延误时，您无需做任何事，也不另收费。`,
    nobody: {
      title: '如果没有人来接',
      text: (whatsapp, minutes, back, taxi) =>
        `如果上车地点没有人，请在订单页面点“这里没有人”，或致电 ${whatsapp}：我们会立即联系司机，并寻找其他车辆。` +
        `如果 ${minutes} 分钟后仍没有人来接您，我们退还${back === 100 ? '您为本次行程支付的全部费用' : `您为本次行程所付费用的 ${inPercent(back)}`}` +
        `${taxi === 0 ? '' : `，并支付您改乘出租车的费用，最高为${taxi === 100 ? '本次行程的价格' : `本次行程价格的 ${inPercent(taxi)}`}`}。`,
      unmet: (by, whatsapp, back, taxi) =>
        `我们承诺在 ${by} 之前有人来接您。如果没有人来，您不必再等：` +
        `我们退还${back === 100 ? '您为本次行程支付的全部费用' : `您为本次行程所付费用的 ${inPercent(back)}`}` +
        `${taxi === 0 ? '' : `，并支付您改乘出租车的费用，最高为${taxi === 100 ? '本次行程的价格' : `本次行程价格的 ${inPercent(taxi)}`}`}。请致电我们：${whatsapp}。`,
    },
    notFound: (whatsapp) => `如果找不到司机，请致电或通过 WhatsApp 联系我们：${whatsapp}。`,
    departure: (before, drive, hours) =>
      `为赶上航班，请选择起飞前${before}上车：车程${drive}，机场预留 ${hours} 小时。`,
    suits: (from, drive, hours) => `此用车时间适合 ${from} 及以后起飞的航班：车程${drive}，机场预留 ${hours} 小时。`,
    nextDay: (time) => `次日 ${time}`,
    sign: (word) => `您没有留下姓名，司机的接机牌上写着“${word}”。`,
    driverPromise: (hours) => `我们会在 ${hours} 小时内把司机信息发给您。如果届时仍未收到，请联系我们。`,
  },
  shortNotice: {
    text: '用车时间很近，目前只是申请：我们会立即寻找司机，并用邮件通知您。也请通过 WhatsApp 联系我们。',
    link: '通过 WhatsApp 询问有无司机',
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
    inEither: '以 LKR 或 USD',
    inRupees: '以 LKR',
    transfer: (money) => `行程结束时${money} 支付。`,
    transferOnline: (money) => `行程结束时${money} 支付，也可提前在线刷卡支付。`,
    tour: (money) => `游览结束时${money} 付给司机。`,
    tourOnline: (money) => `游览结束时${money} 付给司机，也可提前在线刷卡支付。`,
    several: (money) => `每段行程结束时分别${money} 付给司机。`,
    severalOnline: (money) => `每段行程结束时分别${money} 付给司机，也可提前刷卡：在线支付一次付清所有未付的行程。`,
    stay: '全部行程结束时一并付给司机。',
    stayOnline: '全部行程结束时一并付给司机；未付部分也可在线支付。',
    cash: '司机只收现金。',
  },
  party: {
    travelers: (count) => `${count} 位乘客`,
    withBags: (travelers, bags) => `${travelers} 位乘客和 ${bags} 件大件行李`,
    tooFull: (party, vehicle) => `${vehicle}容不下 ${party}。`,
    tooFullTwo: (party, vehicle) => `${two(vehicle)}容不下 ${party}。`,
  },
  calendar: {
    booking: (brand, reference) => `${brand}，订单 ${reference}`,
    office: (phone) => `办公室：${phone}，也可用 WhatsApp`,
    line: (label, value) => `${label}：${value}`,
  },
  lines: {
    unshown: '已记录，此处不显示',
    pickup: '上车地点',
    via: '途经',
    dropoff: '下车地点',
    date: '用车日期',
    time: '用车时间',
    sriLankaTime: (time) => `${time}（斯里兰卡时间）`,
    vehicle: '车型',
    price: '价格',
    allInclusive: (price) => `${price}，费用全包`,
    insteadOf: '原价',
    distance: '距离',
    duration: '时长',
    drivingAndStops: (driving, stops) => `车程${driving}，停靠${stops}`,
    tour: '游览',
    tourPickup: '上车地点',
    tourDropoff: '下车地点',
    travelers: '乘客人数',
    total: '总价',
    parkFee: '公园费用',
    entryFees: '门票',
    transport: '交通',
    included: (km) => `已含 ${km}`,
    notIncluded: '不含',
    driver: '司机',
    driverPhone: '司机电话',
    car: '车辆',
    phone: '您的电话',
    email: '您的邮箱',
  },
  title: {
    taxi: (pickup, dropoff) => `${apart(pickup)}到${apart(dropoff)}出租车`.trim(),
    andBack: (ride) => `${ride}（往返）`,
    withNight: (ride) => `${ride}（在公园住一晚）`,
    andOneMore: (ride) => `${ride}及另外 1 段行程`,
    roundTrip: (pickup, rides) => `${pickup} 出发的环线行程，共 ${rides} 段`,
    journey: (pickup, dropoff, rides) => `${pickup} 到 ${dropoff} 多日行程，共 ${rides} 段`,
    vehicles: (title, count) => `${title}，${count} 辆车`,
    route: (pickup, dropoff) => `${pickup} 到 ${dropoff}`,
    stay: (days, cars) => `${cars === 2 ? '包两辆车含司机' : '包车含司机'} ${days} 天`,
    stayForAll: (stay) => `${stay}：所有行程一个价。`,
  },
  tour: {
    safari: (park) => `${spaced(park)}野生动物之旅`,
    walk: (park) => `${parkName(park)}，向导徒步`,
    hike: (park) => `${parkName(park)}，向导登山`,
    withLength: (tour, length) => `${tour}，${length === 'half' ? '半天' : '全天'}`,
    start: { safari: '在大门开始', walk: '在大门开始', hike: '登山开始' },
  },
  facts: { sriLankaTime: '斯里兰卡时间', reference: '订单编号', price: '价格' },
  bags: {
    title: (pickup, dropoff) => `${pickup} 到 ${dropoff} 行李专车`,
    route: (pickup, dropoff) => `行李专车：${pickup} 到 ${dropoff}`,
    train: '您的火车',
    stations: (from, to) => `${from} 到 ${to}，车票请自行购买，发车时间以铁路公布为准。`,
    wait: '行李存放处',
    atStation: (town) => `${town} 火车站`,
  },
  itinerary: {
    heading: '您的每日行程',
    day: (day) => `第 ${day} 天`,
    between: (first, last) => `${first}至${last}之间`,
    ownWay: (from, to) => `${from} 到 ${to}：自行前往，例如乘火车。不包含在本订单中。`,
    atStops: (duration) => `停靠${duration}`,
    transport: (km) => `含 ${km}车程`,
    via: (stops) => `途经 ${stops}`,
    vehicles: (count) => `${count} 辆车`,
    second: '第二辆车',
    driver: (name, phone, car) => `司机：${name}，${phone}，${car}`,
    said: (label, value) => `${label}：${value}`,
  },
  status: {
    new: {
      title: '已收到',
      text: (hours) => `我们已收到您的订单，会在 ${hours} 小时内把司机信息发给您。`,
      request: '在我们确认之前，这是一项申请；确认后会把司机信息发给您。',
      unanswered: (whatsapp, paid) =>
        `用车时间已过，我们未能确认您的申请${paid === 0 ? '，您无需支付任何费用' : ''}。${paid ? '如果没有司机接您，该行程的已付款项将全额退还。' : ''}如仍需用车，请致电 ${whatsapp} 或重新预订。`,
      some: (asked, all) => `${all} 段行程中有 ${asked} 段需先经我们同意，详见下方列表。我们会写信通知您。`,
      takenUp: {
        title: '已恢复',
        text: '该行程曾获确认，后被取消，现已恢复：在我们重新确认之前，它仍是一项申请。',
      },
    },
    confirmed: {
      title: '已确认',
      text: '您的订单已确认，司机会在上车地点等您。',
      ride: '此行程已确认，司机会在上车地点等您。',
    },
    cancelled: {
      title: '已取消',
      text: '此订单已取消，不会有人来接。如果这不是您的意思，请联系我们。',
      ride: '此行程已取消，不会有人来接。如果这不是您的意思，请联系我们。',
    },
    'no-show': {
      title: '未接到',
      text: '据我们所知，您没有到上车地点。如果情况不是这样，请联系我们。',
      ride: '据我们所知，您没有到此行程的上车地点。如果情况不是这样，请联系我们。',
    },
    onRequest: '需申请',
    over: '此行程已结束。感谢您与我们同行。',
    erased: '行程结束已久：我们已按承诺删除您的联系方式和备注。行程和价格仍保留在这里。',
  },
  caveat: {
    elsewhere: (label, km) =>
      `${label}：似乎距您预订的地点约 ${km} 公里。如果是这样，价格会不同，我们会致电与您商定。在此之前仍以预订的地点为准。`,
    larger: '我们会就更大的车型及其价格联系您。',
    oneMore: '我们会就再加一辆车及其价格联系您。',
    roofRack: '您携带的物品需要放在车顶行李架上：我们会找一辆带车顶架的车并与您联系。',
    otherDay: '我们会就其他日期或公园联系您。',
    otherTime: '我们会就其他时间或公园联系您。',
    noCar: (vehicle) => `该时段没有空闲的${vehicle || '车辆'}，因此目前只是申请：我们会为您找车并与您联系。`,
    carTaken: (vehicle) =>
      `就在您预订时，该时段的最后一辆${vehicle || '车'}被别人订走了，因此目前只是申请：我们会另外找车并与您联系。`,
    nothingToPay: '在我们确认之前，无需在线支付。',
  },
  driver: {
    follows: '司机的姓名、电话和车辆会另发邮件通知，届时也会显示在订单页面上。',
    advice: '请留意此车牌。如果找不到司机，请致电或发消息给司机或我们。',
    flightNeeded: '机场接机需要您的航班号。',
  },
  money: {
    either: (usd, lkr) => `${usd} 或 ${lkr}`,
    payOnline: '提前在线支付',
    payOnlineAfter: '在线支付',
    payDeposit: (sum) => `在线支付订金 ${sum}`,
    deposit: (sum) =>
      `我们请您在线支付订金 ${sum}，它是价格的一部分。余款付给司机，也可提前在线支付。未付订金，订单仍然有效，全款付给司机。`,
    depositLater: (sum) => `我们确认后，会请您支付订金 ${sum}，它是价格的一部分。`,
    paidOf: (paid, price) => `${paid}（共 ${price}）`,
    givenBack: (sum) => `已退 ${sum}`,
    paidAndGivenBack: (paid, back) => `${paid}，已退 ${back}`,
    wentBack: {
      said: (sums) => `我们已退还给您：${sums}。`,
      cash: (sum) => `${sum}（现金）`,
      card: (sum) => `${sum}（退回银行卡）`,
      bank: (sum) => `${sum}（银行转账）`,
    },
    surplus: (sum) => `有一程多付了 ${sum}：我们会退还。`,
    allPaid: '已付清：无需再付给司机。',
    paidDriver: '如果您已付款给司机，就无需再付：我们会在此处手动登记。',
    onAccount: '由为您预订的酒店付款：无需付给司机。',
    open: (sum) => `尚需支付 ${sum}：行程结束时支付。`,
    openOnline: (sum) => `尚需支付 ${sum}：行程结束时支付，也可提前在线刷卡支付。`,
    openEach: (sum) => `尚需支付 ${sum}。`,
    noShowFee: (sum) => `因为您没有到上车地点，需支付 ${sum}。`,
    cancelledFree: '本次取消不收费。',
    cancelFee: (sum) => `已取消部分需支付 ${sum}，因为我们为您预留了车辆和司机。`,
    chargeOnline: (sum) => `其中尚需支付 ${sum}，可在线刷卡支付。`,
    chargeOpen: (sum) => `其中尚需支付 ${sum}，我们会告诉您如何支付。`,
    chargePaid: '该款项已付清。',
    payCharge: '在线支付欠款',
    tried: {
      failed: '您上一次刷卡付款未完成：我们没有收到款项。',
      begun: '您已开始刷卡付款，但我们尚未收到付款结果。如果您已付款，几分钟后会显示在此处。',
      driver: '您也可以在行程结束时付给司机。',
      again: '重试，也可换一张卡',
      other: '向我们询问其他付款方式',
      hello: '您好，我的刷卡付款没有成功，请问还可以怎样付款？',
    },
    inPayments: (count) => `单笔刷卡金额有上限，因此需分 ${count} 笔支付。`,
    restByCardFrom: (day) => `自 ${day} 起可继续刷卡支付。`,
    byCardFrom: (day) => `可自 ${day} 起刷卡支付：本月我们的刷卡服务额度已满。`,
    bank: {
      heading: '银行转账',
      deposit: (sum) => `我们请您通过银行转账支付订金 ${sum}，它是价格的一部分。余款付给司机。`,
      within: (days) =>
        `款项须在预订后 ${days} 天内到账；收款账户见预订确认邮件。逾期未到，我们会再提醒您一次，之后可能取消订单。`,
      until: (day) => `款项须在 ${day}前到账（含当天）。逾期未到，我们会再提醒您一次，之后可能取消订单。`,
      late: (day) =>
        `款项本应在 ${day}前到账，但我们尚未收到。请现在转账；如果已经转账，请告诉我们，否则我们可能取消订单。`,
      amount: '金额',
      holder: '收款人',
      account: '账号',
      bank: '开户银行',
      swift: 'SWIFT 代码',
      reference: '付款附言',
    },
  },
  cancelling: {
    moment: (date, time) => `${date} ${time}`,
    free: '用车前可免费取消。',
    freeUntil: (from) =>
      'at' in from ? `${from.at} 前可免费取消（斯里兰卡时间）。` : `${ahead(from).join('至少')}可免费取消。`,
    later: (percent, charges) => `之后取消需支付${share(percent)}${rises(charges)}。`,
    costs: (percent) => `取消需支付${share(percent)}。`,
    from: (charges) => `${rises(charges).slice(1)}。`,
    request: '在我们确认之前可免费取消。',
    confirmed: (percent, charges) => `确认后取消需支付${share(percent)}${rises(charges)}。`,
    moved: (percent) => `如果在取消已需支付${share(percent)}时更改行程，之后取消至少仍需支付同样比例。`,
    requests: '我们尚未确认的申请可免费取消。',
    freeEach: (hours, first) =>
      `每段行程在用车前至少 ${hours} 小时可免费取消${first && `，第一段在 ${first} 前（斯里兰卡时间）`}。`,
    firstRide: (text) => `第一段行程：${text}`,
    changeRequest: '在我们确认之前，可通过邮件中的链接更改日期、时间或航班。',
    change: (hours) => `用车前至少 ${hours} 小时可通过邮件中的链接更改日期、时间或航班。`,
    refund: (way, days) => `您提前支付且无需承担的款项，将在 ${days} 天内${way}。`,
    paidBack: '如果我们无法接送，全额退款。',
    paidBackOnTime: (hours) => `如果我们无法接送，或您在用车前至少 ${hours} 小时取消，全额退款。`,
    now: (money) => {
      const { paid, fee, moves, back, days } = money
      const isSaid = paid !== '' && (back !== '' || moves === '')
      const parts = [
        ...(fee ? [`费用为 ${fee}`] : []),
        ...(moves ? [`已付款中 ${moves} 用于支付您的其他行程`] : []),
        ...(isSaid ? [goesBack(money, ` ${days} 天内`)] : []),
      ]
      return `${paid && `已付 ${paid}。`}如果现在取消：${parts.join('，')}。`
    },
    after: (money) => {
      const back = goesBack(money, ` ${money.by}前`)
      return money.fee ? `已付 ${money.paid}，需承担 ${money.fee}：${back}。` : `已付 ${money.paid}：${back}。`
    },
  },
  messages: {
    discount: '欢迎通过 WhatsApp 询问下次行程的优惠。',
    askForDiscount: (reference) => `您好，我预订过你们的行程（${reference}），想了解下次行程的优惠。`,
    question: (reference) => `您好，我想咨询我的订单 ${reference}。`,
  },
  crew: {
    speaks: '会说的语言',
    boardLicence: '旅游局执照号',
    since: '加入我们的时间',
    face: (name) => `您的司机 ${name}`,
    car: (car) => `您的车：${car}`,
    wish: {
      language: '希望司机会说',
      anyLanguage: '不限语言',
      woman: '希望由女司机驾驶',
      hint: '我们会尽量安排。这只是偏好：不另收费，但无法保证。',
      label: '您对司机的偏好',
      speaks: (language) => `会说${language}`,
      isWoman: '女司机',
      unpromised: (wish) => `${wish}。我们会尽量安排，但无法保证。`,
    },
  },
  meeting: {
    heading: '会面地点',
    map: '在地图上查看此处',
    mapOf: (place) => `在地图上查看${place}的会面地点`,
    plan: (passed, area, side, landmark) =>
      `前往司机处的示意图。依次经过：${passed.join('、')}。然后到达：${area}。车在您的${side === 'right' ? '右' : '左'}手边，旁边是：${landmark}。`,
    sample: '此会面地点为示例，尚未经我们确认。',
  },
  family: {
    heading: '告诉家人',
    about:
      '一个只显示本次行程的链接：车辆和车牌、司机的名字、您在车上时的位置，以及您已到达。到达两小时后或您关闭时，链接失效。',
    make: '生成给家人的链接',
    made: '持有此链接的人可以看到本次行程：',
    title: '我在斯里兰卡的行程',
    share: '分享链接',
    end: '关闭链接',
  },
  afterRide: {
    heading: '有什么与约定不符吗？',
    intro: '点按一下即可告诉负责人：',
    'asked-for-more': '司机要求的费用高于约定',
    'took-to-shop': '司机带我们去了商店',
    said: (date, time, what) => `${date} ${time}：您告诉我们“${what}”。`,
    next: '负责人已收到，会处理并写信给您。',
  },
  push: {
    offer: '司机出发时通知我',
    stop: '不再通知',
    bound: '司机出发和到达上车地点时，这台设备会收到通知。',
    install: '要在司机出发时收到通知，请先把本页添加到主屏幕：点“分享”，再点“添加到主屏幕”，然后从主屏幕打开。',
    denied: '要在司机出发时收到通知，请在浏览器设置中允许本网站的通知，然后重新打开本页。',
    failed: '没有成功，请稍后再试。',
  },
  driverPlace: {
    soon: '马上就到',
    inMinutes: (count) => `约 ${count} 分钟后到达`,
    driver: '您的司机',
    map: (pickup) => `司机正前往 ${pickup}`,
    fresh: '位置是刚刚更新的。司机查看我们的页面时位置才会更新：手机在后台不会发送。',
    old: (count) => `位置是 ${count} 分钟前的。司机查看我们的页面时位置才会更新：手机在后台不会发送。`,
  },
}
