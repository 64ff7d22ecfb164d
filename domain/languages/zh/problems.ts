import type { problems as english } from '../en/problems.ts'

const fields: typeof english.fields = {
  missing: '请填写此项',
  'no-place': '请填写地点',
  'place-too-long': (max) => `地点名称最多 ${max} 个字符`,
  'place-has-too-many-bytes': '此地点名称过长',
  'place-holds-address': '地点名称中不能有网址或邮箱地址',

  'no-email': '请填写您的邮箱地址',
  'not-an-email': '请填写邮箱地址，例如 name@example.com',
  'email-too-long': (max) => `邮箱地址最多 ${max} 个字符`,
  'no-phone': '请填写您的电话号码',
  'not-a-phone': '请填写带国家代码的电话号码，例如 +86 138 0013 8000',
  'not-a-phone-of-country': '请检查号码：该国家或地区没有这样的号码',
  'no-country': '请选择此号码所属的国家或地区，或以 + 和国家代码开头',
  'not-a-country': '请选择国家或地区',
  'no-date': '请选择用车日期',
  'no-such-date': '没有这个日期',
  'no-time': '请选择用车时间',
  'no-such-time': '请填写 00:00 至 23:59 之间的时间',
  'no-vehicle': '请选择车型',
  'travelers-not-whole': '请选择乘客人数',
  'too-few-travelers': (least) => `请至少选择 ${least} 位乘客`,
  'too-many-travelers': (most) => `一次游览最多 ${most} 位乘客`,

  'text-too-long': (max) => `最多 ${max} 个字符`,
  'count-out-of-range': (least, most) => `请填写 ${least} 至 ${most} 之间的数字`,
  'count-out-of-range-ask': (least, most) => `请填写 ${least} 至 ${most} 之间的数字，或联系我们`,
  'not-a-flight': '请填写航班号，例如 UL 504',

  'pickup-no-such-time': '没有这个日期和时间',
  'pickup-too-far-ahead': (months) => `请选择未来 ${months} 个月内的日期`,
  'pickup-past-date': '按斯里兰卡时间，这一天已经过去',
  'pickup-past-time': '按斯里兰卡时间，这个时间已经过去',
  'pickup-before-previous-ride': '此次用车时间早于前一段行程',
  'way-back-too-early': '返程早于去程',
  'way-back-unpriced': '返程还没有价格：请再试一次，或只预订去程。',
  'ride-too-early': '这段行程早于前一段行程。',

  'too-few-stops': (least) => `多日行程至少有 ${least} 站`,
  'too-many-stops': (most) => `最多 ${most} 站`,
  'unknown-place': '我们不认识这个地点',
  'no-road': '没有道路通往那里',
  'distance-too-long': (most) => `路程最多 ${most} 公里`,
  'same-place': '与前一个地点相同',
  'next-to-each-other': '此地点紧邻前一个地点',
  'no-ride': '多日行程至少有一段行程',
  'party-too-large': '两辆商务车也坐不下这么多乘客或行李：请联系我们',
}

const plan: typeof english.plan = {
  longDay: (duration) => `一天内车程 ${duration}。途中住一晚会更轻松。`,
  evenAt: (start, sentence) => `即使 ${start} 出发：${sentence}`,
  flight: (pickup, time, flight) => `为赶上 ${flight} 的航班，请最晚 ${time} 从 ${pickup} 出发（斯里兰卡时间）。`,
  flightFromEvening: (pickup, time, flight) =>
    `为赶上 ${flight} 的航班，请最晚前一天晚上 ${time} 从 ${pickup} 出发（斯里兰卡时间）。`,
  nights: (planned, dates) => `您计划住 ${planned} 晚；而您的日期之间共 ${dates} 晚。`,
  datesTurnedAround: '行程的结束日期早于开始日期。',
  nightAtPark: (park) => `您在 ${park} 附近过夜：请把酒店单独列为一站，我们会送您到酒店门口。`,
  sight: (sight, km) => `${sight} 就在路上：在那里停靠多走${km}。`,
  sightAndDrive: (sight, km, duration) => `${sight} 就在路上：在那里停靠多走${km}，多 ${duration}车程。`,
  lessThanOneKm: '不到 1 公里',
  better: {
    before: (stop, other, less) => `先去 ${stop}，再去 ${other}：可省 ${less}`,
    after: (stop, other, less) => `先去 ${other}，再去 ${stop}：可省 ${less}`,
    order: (stops, less) => `${stops.join('、')}：可省 ${less}`,
    kmAndMoney: (km, usd) => `${km}和 ${usd}`,
  },
}

export const problems: typeof english = { fields, plan }
