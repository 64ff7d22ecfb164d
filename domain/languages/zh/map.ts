import type { map as english } from '../en/map.ts'

export const map: typeof english = {
  label: '地图',
  zoomIn: '放大',
  zoomOut: '缩小',
  whole: '显示完整路线',
  title: '斯里兰卡地图',
  route: (pickup, dropoff) => `${pickup} 到 ${dropoff} 的路线`,
  noRoute: '暂时无法绘制路线，价格不受影响。',
  service: '路线和街道地图：Google 地图',
  noService: '暂时无法显示街道地图，这是我们自己的地图。',
  fetching: '正在加载街道地图…',
  refusedKey: '街道地图的 API 密钥有问题：地图服务拒绝了它。价格和预订不受影响。',
}
