/** What tests give the Worker in place of the variables of wrangler.toml and the secrets of .dev.vars. */
export const VARIABLES = {
  PRODUCT: 'serendip',
  PAYMENT_URL: 'https://pay.example.com/card',
  PAYHERE_MERCHANT_ID: '',
  PAYHERE_CURRENCY: 'USD',
  PAYHERE_SANDBOX: 'false',
  MAIL_FROM: 'bookings@serendip-taxi.example.com',
  MAIL_OPERATOR: 'info@serendip-taxi.example.com',
  MAILS_PER_HOUR: '200',
  ERASE_AFTER_DAYS: '90',
  ACCESS_TEAM: '',
  ACCESS_AUDIENCE: '',
  GOOGLE_MAPS_BROWSER_KEY: '',
  GOOGLE_MAPS_MAP_ID: '',
  TURNSTILE_SITE_KEY: '',
  QUOTE_SECRET: 'only-for-tests-0123456789abcdef0123456789',
  OPERATOR_OPEN: '',
}
