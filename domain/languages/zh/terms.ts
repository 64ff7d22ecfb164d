import { formatsOf } from '../formats.ts'
import type { terms as english } from '../en/terms.ts'

const { percent: inPercent } = formatsOf('zh')

const OPERATOR: Readonly<Record<string, string>> = {
  'the law of Sri Lanka': '斯里兰卡法律',
  'Our vehicles are licensed to carry passengers for hire, and insured for them.':
    '我们的车辆持有载客营运许可，并为乘客投保。',
  'Child seats and boosters cost nothing.': '儿童座椅和增高垫免费。',
  'A folding wheelchair travels in a sedan or a van free of charge. We have no vehicle with a ramp.':
    '可折叠轮椅可随轿车或商务车免费运送。我们没有带坡道的车辆。',
  'All of our drivers speak English. Ask us before you book if you need another language.':
    '我们的司机都会说英语。如需其他语言，请在预订前咨询。',
  'The driver counts the bags with you and seals each of them. You both sign for their number, at the hotel and when you get them back.':
    '司机与您一起清点行李，并逐件封签。取件时和交还时，双方按件数签字。',
  'We do not carry cash, passports, jewellery, medicine, laptops, cameras, or anything that the law forbids to carry.':
    '现金、护照、首饰、药品、笔记本电脑、相机以及法律禁止运送的物品不予运送。',
  'We are liable for loss and damage from the first signature to the second, up to USD 500 for each bag. Tell us before you sign the second time.':
    '从第一次签字到第二次签字，行李丢失或损坏由我们负责，每件最高 USD 500。请在第二次签字前告诉我们。',
  'Online we take Visa and Mastercard.': '在线支付接受 Visa 和 Mastercard。',
}

export const terms: typeof english = {
  head: {
    description: (brand, hours) =>
      `${brand} 的预订须知：用车前至少 ${hours} 小时免费取消、退款、我们掌握您的哪些信息及保存多久，以及常见问题解答。`,
    keywords: ['斯里兰卡出租车条款', '取消', '退款', '隐私'],
  },
  since: (company, number, date) => `适用于 ${date}起在 ${company}（${number}）的预订。`,
  operator: (words) => OPERATOR[words] ?? words,
  terms: {
    heading: '条款',
    price: '价格',
    priceText(isDated) {
      const what = isDated
        ? '旺季或夜间的价格可能不同：确认前您会看到所选日期和时间的价格，之后不再另加。'
        : '夜间和节假日不另加价。'
      return `您确认的价格是费用全包的一口价，高速公路通行费由我们支付。${what}价格对应您预订的地点和车型；游览则还对应乘客人数。`
    },
    booking: '预订',
    bookingText: (hours, nightHours, from, until) =>
      `看到订单编号即表示预订完成，经我们确认后生效。如果预订后不足 ${hours} 小时就要用车（斯里兰卡时间 ${from} 至 ${until} 之间为 ${nightHours} 小时），在确认前仅为申请。如果我们无法接送，您无需付款，已付款项全额退还。`,
    paying: '付款',
    payingText: (transfer, tour, several) => `接送：${transfer}游览：${tour}多段行程：${several}`,
    residents: '居住在斯里兰卡的客人须按斯里兰卡中央银行的要求，仅以斯里兰卡卢比支付。',
    deposit: (percent, least, from) =>
      `总价 ${from} 起的订单，我们会请您在线支付订金：价格的 ${inPercent(percent)}，不少于 ${least}。订金是价格的一部分。`,
    depositByBank: (percent, least, from, days) =>
      `总价 ${from} 起的订单，我们请您通过银行转账支付订金：价格的 ${inPercent(percent)}，至少 ${least}。订金是价格的一部分，须在预订后 ${days} 天内到账；逾期未到，我们会再提醒一次，之后可能取消订单。如果转账来不及在首次行程前到账，则不收订金。`,
    cancelling: '取消与更改',
    noShow: '未到上车地点的，同样收取最后时段的费用。',
    stay: (rule) => `包车含司机多日的：${rule}`,
    waiting: '等候',
    waitingText: (airport, elsewhere) =>
      `司机免费等候：科伦坡机场自落地起 ${airport} 分钟，其他地点 ${elsewhere} 分钟。如需更久，请告诉我们。`,
    room: '座位与行李',
    vehicleRoom: (vehicle, seats, bags) => `${vehicle}：${seats} 位乘客和 ${bags} 件大件行李`,
    roomText:
      '每位儿童单独占座并计入人数。如果您预订的车型坐不下，我们会在任何在线支付之前就更大的车型及其价格联系您。',
    tours: '游览',
    wholeParty: '订单内所有旅客',
    toursText: '公园在每年某些星期和大雨后会关闭：届时我们会提供其他日期或公园，或免费取消。',
    bags: '行李坐车，人坐火车',
    road: '途中',
    complaint: '如果出现问题',
    complaintText: (mail, days, law) => [
      '请告诉司机或立即写信给我们：',
      mail,
      `。行程结束后 ${days} 天内收到的每一项投诉，我们都会答复。本条款适用${law}；您在居住地享有的消费者权利不受影响。`,
    ],
  },
  privacy: {
    heading: '隐私',
    who: '责任方',
    what: '我们了解什么、用来做什么',
    whatText:
      '您在预订表单中填写的内容：电话、邮箱、地点、时间、航班、接机牌上的姓名，以及您告诉司机的信息。我们仅用它来接送您并就此与您联系，不作他用。我们不出售、不出借数据，不发送广告，也不跟踪任何人。我们只统计某段行程被查询和预订的次数，以及所用语言、设备类型和来源链接：不含姓名、地址，也不使用 Cookie。我们不认识的地名，只有在三个不同网络都查询过之后才会保留。页面出错时，您的浏览器只告诉我们页面和错误的类型，不含任何关于您的信息。',
    seen: '谁会看到',
    seenBy: [
      '我们，以及您行程的司机（至行程次日）。',
      '如果您分享行程：持有链接的人会看到车辆和司机，以及您在车上时的位置。',
      'Cloudflare：为我们运行网站、数据库和邮件。',
      '如果您在线支付，支付页面会看到金额、订单号和您的邮箱。',
      '网站使用 Google 地图之处：Google 会知道您查找的地点，但不知道订单内容。',
      '如果您通过酒店的链接或卡片前来：酒店会知道行程的日期和价格，但不知道您是谁。',
      'WhatsApp，如果您在那里联系我们。',
    ],
    long: '保存多久',
    eraseSome: '行程结束一段时间后，我们会删除您的姓名、电话、邮箱和备注。',
    erase: (days) => `行程结束 ${days} 天后，我们会删除您的姓名、电话、邮箱、地址和备注。`,
    stays:
      '路线、日期和价格因记账保留。您在表单中输入的内容最多在您自己的浏览器中保存一天，订单确认后即消失。带您前来的酒店保存在该标签页中，关闭后即消失。您保存在设备上的订单会一直保留，直到您删除。本网站不使用 Cookie。',
    rights: '您的权利',
    rightsText: (mail) => [
      '您可以询问我们持有您的哪些信息，或要求更正、提供或删除：',
      mail,
      '。您也可以向居住地的数据保护机构投诉。',
    ],
  },
  questions: {
    heading: '常见问题',
    forAll: '价格是所有人的，还是每人的？',
    forAllText: '按整车计价，与乘坐人数无关。游览的价格对应您选择的乘客人数。',
    driver: '什么时候能知道司机是谁？',
    meeting: '在科伦坡机场哪里找司机？',
    change: '如何更改或取消？',
    changeText: (rule) => `通过我们邮件中的“更改或取消”链接。${rule}`,
    noMail: '我没有收到你们的邮件。',
    noMailText:
      '请查看垃圾邮件。预订时您看到的订单页面包含邮件中的全部内容。请通过 WhatsApp 告诉我们姓名和用车日期，我们会找到订单。',
    stop: '途中可以停靠吗？',
    stopText: (minutes, hours) =>
      `可以：预订前添加途中停靠点，即可看到全程的一口价。${minutes === null ? '等候已含在价格内。' : `每个停靠点的前 ${minutes} 分钟免费，之后每小时 ${hours}。`}`,
    seats: '儿童座椅怎么收费？',
    seatsText: '请在表单中填写所需数量。',
    wheelchair: '可以接送使用轮椅的乘客吗？',
    languages: '司机会说哪些语言？',
    languagesText: '您可以在表单中提出希望司机会说的其他语言。',
    cards: '接受哪些银行卡？',
    else: (chat, mail) => ['还有其他问题？', chat('请通过 WhatsApp 咨询'), '或写信至 ', mail, '。'],
    agents: (page) => ['供开发智能助手的人员参考：', page('智能体可以向我们查询的内容'), '。'],
  },
}
