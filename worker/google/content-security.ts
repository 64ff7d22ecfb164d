/** What a page with Google's map may load besides its own: https://developers.google.com/maps/documentation/javascript/content-security-policy */
const SERVICES = ['https://*.googleapis.com', 'https://*.gstatic.com']

export const MAP_SERVICE_SOURCES = {
  scriptSrc: SERVICES,
  styleSrc: ['https://fonts.googleapis.com'],
  imgSrc: SERVICES,
  connectSrc: SERVICES,
  fontSrc: ['https://fonts.gstatic.com'],
  workerSrc: ['blob:'],
} as const
