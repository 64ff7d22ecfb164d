import type { money as english } from '../en/money.ts'

export const money: typeof english = {
  label: 'Preise auch zeigen in',
  none: 'keine andere Währung',
  about: (amount) => `etwa ${amount}`,
  of: (day) => `, Kurs vom ${day}`,
  charged: (day) => `Zur Orientierung, zum Kurs vom ${day}. Zu zahlen ist der Preis in US-Dollar oder Rupien.`,
  ratesOf: (day) => `Andere Währungen zu Kursen vom ${day}`,
  note: (day) => `Kurse vom ${day}. Zu zahlen sind die Preise in US-Dollar oder Rupien.`,
}
