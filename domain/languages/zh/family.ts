import type { family as english } from '../en/family.ts'

export const family: typeof english = {
  title: '与您共享的行程',
  route: (from, to) => `${from} – ${to}`,
  pickup: (date, time) => `用车时间：${date} ${time}（斯里兰卡时间）`,
  ahead: '尚未上车',
  onBoard: (time) => `${time} 已上车`,
  there: (time) => `${time} 已到达`,
  driver: '司机',
  car: '车辆和车牌',
  soon: '马上就到',
  inAbout: (drive) => `约 ${drive}后到达`,
  here: '车辆',
  map: '车辆目前的位置',
  fresh: '位置是刚刚更新的。',
  old: (count) => `位置是 ${count} 分钟前的。`,
  how: '司机同意并且正在查看我们的页面时，您才能看到车在哪里：手机在后台不会发送位置。',
  about: '本页会自动刷新，到达两小时后失效。',
  outOfDate: '此页面暂时无法刷新，内容可能已过时。我们会继续尝试。',
  ended: {
    heading: '此链接已不再显示内容',
    text: '行程已结束、改期或取消，或者链接已被关闭。请询问把链接发给您的人。',
  },
}
