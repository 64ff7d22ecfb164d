import type { safaris as english } from '../en/safaris.ts'

export const safaris: typeof english = {
  title: '斯里兰卡私人野生动物之旅和向导登山',
  intro: '专属吉普车或向导，可选从酒店接送。价格为一位乘客、半日、不含接送。',
  see: '查看游览',
  head: (title, usd) => `${title}，起价 ${usd}`,
  description: (parks, usd) =>
    `${parks} 个公园，配专属吉普车或向导，一位乘客起价 ${usd}。价格固定，可选酒店接送；结束后付款。`,
}
