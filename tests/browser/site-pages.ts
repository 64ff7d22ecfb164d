/** One address of each kind of page, by the name that tests use. */

export const TAXI_PAGES = {
  'the home page': '/',
  'a transfer page': '/transfer/taxi-from-Colombo-to-Kandy',
  'an airport pickup': '/transfer/taxi-from-Colombo%20Bandaranaike%20International%20Airport-to-Ella',
  'a pair that cannot be reached': '/transfer/taxi-from-Colombo-to-Chennai',
  'the rates from the airport': '/things-to-do/colombo-airport-transfers/colombo-airport/taxi-rate',
  'the rates to the airport': '/things-to-do/to-colombo-airport-transfers/to-colombo-airport/taxi-rate',
  "a place's page": '/things-to-do/transport/Kandy-taxi',
  'an unknown address': '/no/such/page',
} as const

export const TOUR_AND_JOURNEY_PAGES = {
  'a safari with transport':
    '/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-half-day',
  'the hike':
    "/things-to-do/safari/Adam's-Peak-safari-pickup-from-Adam's-Peak-drop-off-in-Adam's-Peak-1-traveler-half-day",
  'all tours': '/things-to-do/safari',
  'no tour': '/things-to-do/safari/none',
  'an empty journey': '/journey',
  'a journey':
    '/journey?stop1=Colombo+Airport&stop2=Sigiriya&nights2=2&via2=Dambulla+Cave+Temple&wait2=60&stop3=Kandy&nights3=1&stop4=Ella&nights4=1&gap4=1&stop5=Tissamaharama&nights5=1&stop6=Yala+National+Park&stop7=Mirissa&nights7=2&stop8=Colombo+Airport',
  'the ready journeys': '/journeys',
  'a ready journey': '/journeys/first-time-in-7-days',
} as const

export const SITE_PAGES = { ...TAXI_PAGES, ...TOUR_AND_JOURNEY_PAGES }
