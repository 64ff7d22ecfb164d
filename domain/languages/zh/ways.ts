import type { ways as english } from '../en/ways.ts'
import { parkName } from './site.ts'
import type { VehicleForms } from '../vehicles-in-sentences.ts'

/** What the operator says of a car and driver who stay (domain/operator/stay-covers.ts). */
const OF_STAY: Readonly<Record<string, string>> = {
  'Fuel, highway tolls and parking': '燃油、高速公路通行费和停车费',
  "The driver's bed and meals": '司机的食宿',
  'Waiting wherever you stop, and short ways in the evening': '您停留各处的等候，以及晚间的短途用车',
  'The empty way of the car to you and back': '车辆空驶前来接您和返回',
  'No stops at shops that pay the driver': '不进付给司机回扣的商店',
  'Your own rooms and meals': '您自己的食宿',
}

export const vehicles: VehicleForms = {
  one: [{ mini: '微型车', car: '轿车', van: '商务车' }, (name) => `“${name}”`],
  two: [{ mini: '两辆微型车', car: '两辆轿车', van: '两辆商务车' }, (name) => `两辆“${name}”`],
}

export const ways: typeof english = {
  nights: (count) => `${count} 晚`,
  days: (count) => `${count} 天`,
  rides: (count) => `${count} 段行程`,
  tour: {
    safari: (park) => `野生动物之旅：${park}`,
    walk: (park) => `向导徒步：${park}`,
    hike: (park) => `向导登山：${park}`,
    half: (tour) => `${tour}，半天`,
    full: (tour) => `${tour}，全天`,
    hours: (count) => `在公园内 ${count} 小时`,
  },
  stops: (duration) => `途中停留${duration}`,
  anyVehicle: '任意车型',
  choice: {
    two: '两种出行方式',
    one: '价格包含什么',
    names: { rides: '每段行程一辆车', stay: '一车一司机全程陪同' },
    stayTwo: '两车两司机全程陪同',
    less: (usd) => `便宜 ${usd}`,
    cheaper: '更便宜',
    in: '价格包含：',
    out: '价格不含：',
  },
  included: {
    ride: '行程的一切费用：车辆、司机、燃油、高速公路通行费',
    waiting: (airport, elsewhere) => `上车等候：科伦坡机场 ${airport} 分钟，其他地点 ${elsewhere} 分钟`,
    stops: (minutes) => `每个途中停靠点 ${minutes} 分钟`,
    changes: (hours) => `每段行程可单独更改或取消，提前 ${hours} 小时免费`,
    noCar: '两段行程之间各天的用车',
    entry: {
      to: (park) => `门票：${parkName(park)}`,
      others: '其他景点和公园的门票',
      all: '景点和国家公园的门票',
    },
    operator: (text) => OF_STAY[text] ?? text,
  },
  map: {
    way: (stops) => `您的路线：${stops.join('、')}`,
    failed: '部分路线暂时无法绘制。价格不受影响。',
  },
}
