import type { message as english } from '../en/message.ts'

export const message: typeof english = {
  notLoaded: (chat, mail) => [
    '此表单未能加载。我们会继续尝试，您填写的内容会保留。您也可以通过 ',
    chat('WhatsApp'),
    ' 或发邮件至 ',
    mail,
    ' 预订。',
  ],
  transfer: (pickup, dropoff) => `您好，我想预订从 ${pickup} 到 ${dropoff} 的出租车。日期和时间：`,
}
