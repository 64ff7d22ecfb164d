import type { almanac as english } from '../en/almanac.ts'

export const almanac: typeof english = {
  poya: (date) => `${date}是月圆日（Poya）：全国不售酒，许多商店关门。`,
  poyaExpected: (date) => `${date}预计是月圆日（Poya）：届时全国不售酒，许多商店关门。`,
  newYear: (first, last) =>
    `${first}和${last}是僧伽罗与泰米尔新年：许多商店和餐馆关门，前后数日公交、火车和道路都很拥挤。`,
  vesak: (first, last) => `${first}和${last}是卫塞节：各地张灯结彩，晚间行车缓慢，这两天全国不售酒。`,
  perahera: (first, last) => `${first}至${last}，康提每晚举行佛牙节游行：市中心下午起封路，客房紧张。`,
  poson: (first, last) => `${first}至${last}是波松节：阿努拉德普勒和米欣特莱朝圣者众多，当地行车缓慢。`,
  christmas: (first, last) => `${first}至${last}，海滨和山区的客房和车票紧张，道路拥挤。`,
  pilgrims: () => '朝圣季的周末和月圆日人最多：夜里有数千人登亚当峰，哈顿方向行车缓慢。',
  southWestCoast: (first, last, place) => `${first}至${last}，西南季风给 ${place} 带来降雨和大浪，此时东部海滩较干燥。`,
  westernHills: (first, last, place) => `${first}至${last}，西南季风给 ${place} 带来雨和雾，请备好雨具。`,
  northAndEast: (first, last, place) => `${first}至${last}，东北季风给 ${place} 带来降雨和大浪，此时西南部海滩较干燥。`,
}
