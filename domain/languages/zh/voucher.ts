import type { voucher as english } from '../en/voucher.ts'

const OPERATOR: Readonly<Record<string, string>> = {
  'Passport control': '入境检查',
  'Baggage belts': '行李转盘',
  Customs: '海关',
  'Bank counters': '银行柜台',
  'If you see no sign, stay inside the hall, beside the counters, and tap “I cannot find you” or call.':
    '如果看不到接机牌，请留在大厅内的柜台旁，点按“我找不到您”或致电。',
}

export const voucher: typeof english = {
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
    operator: (words) => OPERATOR[words] ?? words,
    way: (passed, side, landmark, noSign) =>
      `依次经过${passed.join('、')}，穿过大门进入大厅。司机在您的${side === 'left' ? '左' : '右'}侧，旁边是${landmark}。${noSign}`,
  },
}
