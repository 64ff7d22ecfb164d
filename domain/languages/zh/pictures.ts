import { home } from './home.ts'
import type { pictures as english } from '../en/pictures.ts'

export const pictures: typeof english = {
  ...home.pictures,
  kaudulla: '考杜拉水库里，大象和小象在洗澡，旁边是彩鹳',
  wilpattu: '黎明时分，鹿在威尔帕图的湖边饮水',
  bundala: '日落时分，邦德勒潟湖里的火烈鸟',
  hortonPlains: '霍顿平原世界尽头的水鹿，山谷里云雾缭绕',
  safari: '日落时分，吉普车行驶在国家公园的土路上',
  colomboHotel: '傍晚，出租车停在科伦坡海滨的酒店前',
  beachResort: '斯里兰卡海滩棕榈树下的别墅，沙滩上停着一艘独木舟',
  hillCountry: '蓝色火车驶过茶园之上的九孔桥',
  jaffna: '日出时分，贾夫纳印度教寺庙的金色塔楼掩映在棕榈树间',
  surf: '傍晚，冲浪者在南海岸乘浪',
  sigiriya: '锡吉里耶巨岩矗立在水景花园之上',
}
