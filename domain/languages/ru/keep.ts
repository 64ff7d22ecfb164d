import type { keep as english } from '../en/keep.ts'

export const keep: typeof english = {
  title: (reference) => `Сохранить заказ ${reference}`,
  text: 'Скопируйте этот текст и отправьте его себе или сделайте снимок этой страницы. Письмо для этого не нужно.',
  label: 'Ваш заказ текстом',
  copy: 'Скопировать текст',
  copied: 'Скопировано',
  selected: 'Текст выделен: нажмите на него и удерживайте, затем выберите «Копировать».',
  share: 'Поделиться',
  code: 'QR-код вашего заказа',
  codeText:
    'Кто отсканирует код, увидит заказ, но не сможет его изменить. Нажмите и удерживайте, чтобы сохранить или переслать.',
  ways: 'Что дальше',
  see: 'Посмотреть заказ',
  change: 'Изменить или отменить',
  changeBy: 'Чтобы изменить или отменить, напишите нам и назовите номер заказа.',
  reach: (phone, email) => `WhatsApp и телефон ${phone}, почта ${email}`,
  lines: {
    head: (brand, reference) => `${brand}, заказ ${reference}`,
    ride: (title, date, time) => `${title}: ${date}, ${time} (время Шри-Ланки)`,
    driver: (name, phone, car) => `Водитель: ${name}, ${phone}, ${car}`,
    driverLater: 'Имя водителя появится на странице заказа.',
    price: (price) => `Цена: ${price}`,
    booking: (link) => `Ваш заказ: ${link}`,
    change: (link) => `Изменить или отменить, только для вас: ${link}`,
    us: (phone, email) => `Вопросы: WhatsApp и телефон ${phone}, почта ${email}`,
  },
}
