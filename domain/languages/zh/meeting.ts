import type { meeting as english } from '../en/meeting.ts'

export const meeting: typeof english = {
  heading: '会面地点',
  map: '在地图上查看此处',
  mapOf: (place) => `在地图上查看${place}的会面地点`,
  plan: (passed, area, side, landmark) =>
    `前往司机处的示意图。依次经过：${passed.join('、')}。然后到达：${area}。车在您的${side === 'right' ? '右' : '左'}手边，旁边是：${landmark}。`,
  sample: '此会面地点为示例，尚未经我们确认。',
}
