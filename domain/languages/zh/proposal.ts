import type { Dictionary } from '#domain/languages/texts.ts'

export const proposal: Dictionary['proposal'] = {
  title: '我们的方案',
  for: (name) => `致 ${name}`,
  validUntil: (date, time) => `有效期至斯里兰卡时间 ${date} ${time}`,
  note: '我们的留言',
  days: '您的行程',
  map: '路线地图',
  inPrice: '价格包含',
  notInPrice: '价格不含',
  total: '价格',
  totalOf: (price) => `${price}，全包`,
  money: '付款与取消',
  accept: {
    heading: '接受并预订',
    intro: '您在此接受的内容将按此价格预订。您会收到邮件回执。',
    name: '您的姓名（司机接机牌上显示）',
    phone: '带国际区号的电话，最好可用 WhatsApp',
    email: '电子邮箱',
    ride: (ride, route) => `行程 ${ride}：${route}`,
    agree: (link) => ['我已阅读并接受', link('条款'), '。'],
    agreeFirst: '请勾选接受条款',
    button: (price) => `以 ${price} 预订`,
    fields: '尚未预订。请检查标出的项目。',
    otherTerms: '您打开此页面后，我们的条款有所更改。价格不变，尚未预订。请阅读新条款后再次接受。',
  },
  change: {
    heading: '需要更改吗？',
    label: '需要我们更改什么？',
    button: '请求更改',
    sent: '我们已收到您的留言，会给您发送新的方案；在此之前，本方案仍然有效。',
    empty: '请写明需要更改的内容。',
    often: '您已多次请求更改。请通过 WhatsApp 联系我们，或致电。',
  },
  not: {
    replaced: {
      heading: '我们更改了此方案',
      text: '这是新的版本。尚未预订：请查看后再接受。',
    },
    working: {
      heading: '我们正在准备新版本',
      text: '此方案正在更改。我们会把新版本发给您，链接不变。',
    },
    expired: {
      heading: '此方案已过期',
      text: '已无法接受。如果您仍然需要，请在下方或通过 WhatsApp 告诉我们，我们会发送新的方案。',
    },
    withdrawn: {
      heading: '此方案已撤回',
      text: '已无法接受。请联系我们，我们会寻找其他办法。',
    },
    unknown: {
      heading: '此链接没有对应的方案',
      text: '链接可能不完整，或方案已过去很久。请从我们的消息中重新打开，或联系我们。',
    },
    rides: {
      heading: '此方案目前无法预订',
      text: '请在下方或通过 WhatsApp 请我们更改时间，我们会发送新的方案。',
    },
  },
  rideProblem: (ride, why) => `行程 ${ride}：${why}`,
  over: '用车时间已过。',
  question: (title) => `您好，我想咨询您的方案“${title}”：`,
  askOnWhatsApp: '通过 WhatsApp 咨询',
  mail: {
    subject: (title) => `我们的方案：${title}`,
    heading: '我们的方案',
    opening: (name) => `${name}，您好！这是我们的方案。页面上有每日行程、地图和条款。`,
    button: '查看并接受',
    next: '您可以在页面上接受，或请求更改。在您接受之前，不会有任何预订。',
  },
  whatsApp: (name, brand, title, price, until, url) =>
    `${name}，您好！这里是 ${brand}。我们的方案：${title}，${price}。${until}。请在此查看、接受或请求更改：${url}`,
}
