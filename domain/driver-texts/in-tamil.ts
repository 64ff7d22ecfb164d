/** What drivers read, in spoken Tamil of Sri Lanka, with the loan words that drivers use. */
import type { DriverTexts } from './in-english.ts'
import { daysAndMonths } from './written-dates.ts'

const date = daysAndMonths(
  'ஞாயிறு, திங்கள், செவ்வாய், புதன், வியாழன், வெள்ளி, சனி',
  'ஜனவரி, பெப்ரவரி, மார்ச், ஏப்ரல், மே, ஜூன், ஜூலை, ஓகஸ்ட், செப்டம்பர், ஒக்டோபர், நவம்பர், டிசம்பர்',
  (month, day, weekday) => `${month} ${day}, ${weekday}`,
)

export const ta: DriverTexts = {
  date,
  duration: (minutes) =>
    [
      ...(minutes >= 60 ? [`${Math.floor(minutes / 60)} மணித்தியாலம்`] : []),
      ...(minutes % 60 > 0 || minutes < 60 ? [`${minutes % 60} நிமிடம்`] : []),
    ].join(' '),
  km: (distance) => `${distance} கி.மீ.`,
  moment: (time, day) => `${day}, ${time}`,
  route: (pickup, dropoff) => `${pickup} → ${dropoff}`,

  title: 'ஹயர்',
  language: 'மொழி',
  forDriver: (name) => `டிரைவர்: ${name}`,
  pickUp: 'கெஸ்ட்டை ஏத்துற இடம்',
  meeting: { map: 'மேப்பை பாருங்க', sample: '(இது உதாரணம்தான்: ஒஃபிஸ் இன்னும் இந்த இடத்தை உறுதி செய்யல்ல.)' },
  byWayOf: 'வழியில நிப்பாட்டுற இடம்',
  tour: 'டூர்',
  driveTo: 'இறக்குற இடம்',
  afterTourDriveTo: 'டூர் முடிஞ்ச பிறகு இறக்குற இடம்',
  nextRides: 'இதுக்குப் பிறகு உள்ள ஹயர்',
  callGuest: 'கெஸ்ட்டுக்கு கோல் பண்ணுங்க',
  callOffice: 'ஒஃபிஸுக்கு கோல் பண்ணுங்க',
  openSheet: 'ஹயரை பாருங்க',
  footer: 'எல்லா நேரமும் இலங்கை நேரம். இந்த லிங்க் உங்களுக்கு மட்டும்தான்: வேற யாருக்கும் குடுக்க வேண்டாம்.',
  closed: {
    title: 'இந்தப் பக்கம் மூடிட்டு',
    text: 'ஹயர் முடிஞ்சுது, கேன்சல் ஆயிட்டு, வேற டிரைவருக்கு குடுத்தாச்சு, இல்லாட்டி உங்களுக்கு புது லிங்க் வந்திருக்கு. கேக்கணும்னா:',
  },

  facts: {
    sign: 'போர்ட்ல எழுதுற பெயர்',
    car: 'வாகனம்',
    flight: 'ஃப்ளைட்',
    pickupAddress: 'ஏத்துற அட்ரஸ்',
    dropoffAddress: 'இறக்குற அட்ரஸ்',
    travelers: 'எத்தனை பேர்',
    bags: 'பெரிய பேக்',
    childSeats: 'பிள்ளைகளுக்கு சீட்',
    surfboards: 'சர்ஃப் போர்ட், 2.1 மீட்டர் வரை',
    longboards: 'நீளமான சர்ஃப் போர்ட், 2.1 மீட்டருக்கு மேல',
    golfBags: 'கோல்ஃப் பேக்',
    bicycles: 'சைக்கிள்',
    wheelchairs: 'மடிக்கிற வீல்செயார்',
    fixedWheelchairs: 'மடிக்க முடியாத வீல்செயார்',
    prams: 'பிள்ளை தள்ளுவண்டி',
    details: 'கெஸ்ட் சொன்னது',
  },
  vehicles: { mini: 'மினி கார்', car: 'கார்', van: 'வேன்' },
  tourKinds: { walk: 'கைடோட நடக்குற டூர்', hike: 'கைடோட மலை ஏறுற டூர்' },
  tourLengths: { half: 'அரை நாள்', full: 'முழு நாள்' },
  entranceGate: (park) => `${park}, உள்ளே போற கேட்`,
  exitGate: (park) => `${park}, வெளியே வாற கேட்`,
  startOfClimb: (park) => `${park}, ஏறத் தொடங்குற இடம்`,

  placeKinds: {
    station: (name) => `${name} ஸ்டேஷன்`,
    beach: (name) => `${name} பீச்`,
    park: (name) => `${name} பார்க்`,
    airport: (name) => `${name} ஏர்போர்ட்`,
    harbour: (name) => `${name} துறைமுகம்`,
    falls: (name) => `${name} நீர்வீழ்ச்சி`,
    junction: (name) => `${name} சந்தி`,
  },

  collect: {
    sum: (sum) => `காசு வாங்குங்க: ${sum}`,
    usd: (amount) => `டொலர் ${amount}`,
    lkr: (amount) => `ரூ. ${amount}`,
    either: (usd, lkr) => `${usd} இல்லாட்டி ${lkr}`,
    paid: 'காசு கட்டியாச்சு: வாங்க வேண்டாம்',
    house: 'காசு வாங்க வேண்டாம்: ஹோட்டல் கட்டும்',
    atTheEnd: 'இப்ப காசு வாங்க வேண்டாம்: கடைசியில கெஸ்ட் குடுப்பார்',
    onSheet: 'எவ்வளவு வாங்கணும்னு ஹயர் பக்கத்துல இருக்கு',
  },

  taps: {
    DRIVER_DEPARTED_TO_PICKUP: 'நான் புறப்பட்டுட்டேன்',
    DRIVER_ARRIVED_AT_PICKUP: 'பிக்கப் இடத்துக்கு வந்துட்டேன்',
    DRIVER_DEPARTED_TO_DROPOFF: 'கெஸ்ட் வாகனத்துல ஏறிட்டார்',
    DRIVER_ARRIVED_AT_DROPOFF: 'முடிஞ்சுது: கெஸ்ட்டை இறக்கிட்டேன்',
    DRIVER_SUBMITTED_CUSTOMER_NO_SHOW: 'யாரும் வரல்ல',
    DRIVER_ARRIVED_WITH_BAGS: 'பேக் எல்லாம் வந்துட்டு',
  },
  calledAndWaited: 'கோல் பண்ணினேன், காத்திருந்தேன்',
  stages: {
    DRIVER_DEPARTED_TO_PICKUP: 'பிக்கப் இடத்துக்கு போய்க்கிட்டிருக்கு',
    DRIVER_ARRIVED_AT_PICKUP: 'பிக்கப் இடத்துல நிக்குது',
    DRIVER_DEPARTED_TO_DROPOFF: 'கெஸ்ட் வாகனத்துல இருக்கார்',
    DRIVER_ARRIVED_AT_DROPOFF: 'ஹயர் முடிஞ்சுது',
    DRIVER_SUBMITTED_CUSTOMER_NO_SHOW: 'யாரும் வரல்ல',
    DRIVER_ARRIVED_WITH_BAGS: 'பேக் எல்லாம் வந்து இருக்கு',
  },
  bags: {
    alone: 'பேக் மட்டும்',
    how: (from, to, where) =>
      `கெஸ்ட் ட்ரெயின்ல போறாங்க, ${from} இருந்து ${to} வரைக்கும். அவங்களோட பேக்கை எண்ணி, ஒவ்வொன்னையும் சீல் பண்ணுங்க. ${where} காத்திருங்க.`,
    atStation: (town) => `${town} ஸ்டேஷன்ல`,
    atAddress: (address) => `${address} இடத்துல`,
    counted: 'எண்ணி சீல் பண்ணின பேக் எத்தனை',
    onBoard: (count) => `${count} பேக் எண்ணி, சீல் பண்ணி, வாகனத்துல ஏத்தியாச்சு`,
    taps: {
      DRIVER_DEPARTED_TO_DROPOFF: 'பேக் எண்ணி, சீல் பண்ணி, ஏத்திட்டேன்',
      DRIVER_ARRIVED_AT_DROPOFF: 'முடிஞ்சுது: கெஸ்ட்டுக்கு பேக் குடுத்துட்டேன்',
    },
    stages: { DRIVER_DEPARTED_TO_DROPOFF: 'பேக் வாகனத்துல இருக்கு', DRIVER_ARRIVED_AT_DROPOFF: 'பேக் குடுத்தாச்சு' },
  },

  whereAreYou: 'இப்ப எங்க இருக்கீங்க? அழுத்துங்க:',
  tapFrom: (moment) => `${moment} இருந்து அழுத்தலாம்:`,
  tooEarly: (tap, moment) => `“${tap}” அழுத்த இன்னும் நேரம் இருக்கு. ${moment} இருந்து அழுத்தலாம்.`,
  notPossible: 'அது இப்ப முடியாது. ஹயர் இப்ப இப்படி இருக்கு:',
  ifNobodyComes: (time) => `யாரும் வராட்டி, ${time} இருந்து சொல்லலாம்.`,
  takeBack: 'பிழையா அழுத்திட்டீங்களா? திரும்ப எடுங்க',
  showPlace: 'பிக்கப் வரைக்கும் நான் இருக்குற இடத்தை இந்த கெஸ்ட்டுக்கு காட்டுங்க',
  showPlaceHow:
    'இந்தப் பக்கம் ஃபோன்ல திறந்து இருக்கும்போது மட்டும்தான் போகும். நீங்க பிக்கப் கிட்ட வந்த நேரத்தை மட்டும்தான் ஒஃபிஸ் வைக்கும், இடத்தை இல்ல.',

  answer: {
    question: 'இந்த ஹயரை எடுப்பீங்களா?',
    takes: 'நான் எடுக்குறேன்',
    cannot: 'எனக்கு முடியாது',
    said: { takes: 'நீங்க இந்த ஹயரை எடுத்துட்டீங்க', cannot: 'முடியாதுன்னு சொல்லிட்டீங்க: ஒஃபிஸ் வேற டிரைவரை தேடுது' },
    instead: { takes: 'இல்ல, நான் எடுக்குறேன்', cannot: 'இப்ப எனக்கு முடியாது' },
    waits: 'நீங்க இன்னும் பதில் சொல்லல்ல',
  },

  guestSays: (time) => `கெஸ்ட் சொல்றார், ${time}`,
  guestWords: {
    'waiting-outside': 'நான் வெளியே காத்திருக்குறேன்',
    'cannot-find-you': 'உங்களை கண்டுபிடிக்க முடியல்ல',
    'nobody-here': 'இங்க யாரும் இல்ல',
    'flight-late': 'என்னோட ஃப்ளைட் லேட்',
  },
  flightLateAt: (time) => `என்னோட ஃப்ளைட் லேட்: இறங்குறது ${time}`,
  officeSeesToIt: (time) => `${time} இருந்து ஒஃபிஸ் அதை பார்க்குது`,

  number: {
    title: 'உங்க ஹயர்',
    label: 'உங்க மொபைல் நம்பர்',
    once: 'ஒருமுறைதான் கேக்கும். பிறகு உங்க லிங்க் இந்த ஃபோன்ல மட்டும்தான் திறக்கும்.',
    open: 'திறங்க',
    otherPhone: (day) => `${day} அன்னைக்கு வேற ஃபோன்ல இந்த லிங்க் திறந்திருக்கு. இது உங்க ஃபோனா? ஒஃபிஸுக்கு கோல் பண்ணுங்க.`,
    locked: 'பிழையான நம்பரால லொக் ஆயிட்டு. ஒஃபிஸுக்கு கோல் பண்ணுங்க.',
    noCookies: 'இந்த பிரவுசர்ல குக்கீஸ் இல்ல. அதை ஒன் பண்ணுங்க, இல்லாட்டி வேற பிரவுசர்ல லிங்கை திறங்க.',
    triesLeft: (tries) => `நீங்க போட்ட நம்பர் டிரைவரோடது இல்ல. இன்னும் ${tries} தடவை போடலாம்.`,
  },

  phone: {
    title: 'புது ஹயர், மாறின ஹயர் இந்த ஃபோனுக்கு',
    bound: 'புது, மாறின, கேன்சலான ஹயர் எல்லாம் இந்த ஃபோனுக்கு வரும்.',
    on: 'இந்த ஃபோனுக்கு அறிவிங்க',
    off: 'இந்த ஃபோனுக்கு அறிவிக்க வேண்டாம்',
    install:
      'iPhone க்கு ஹோம் ஸ்கிரீன்ல உள்ள பக்கத்தால மட்டும்தான் வரும்: Share அழுத்தி ‘Add to Home Screen’ எடுங்க, அங்க இருந்து திறந்து திரும்ப இங்க வாங்க.',
    denied: 'இந்த பிரவுசர்ல நோட்டிஃபிகேஷன் மூடி இருக்கு. செட்டிங்ஸ்ல ஒன் பண்ணி பக்கத்தை திரும்ப திறங்க.',
    failed: 'அது சரிவரல்ல. கொஞ்ச நேரத்துல திரும்ப பாருங்க.',
  },
  pushes: {
    assigned: 'உங்களுக்கு புது ஹயர்',
    details: 'உங்க ஹயர் மாறிட்டு',
    moved: 'உங்க ஹயர் நேரம் மாறிட்டு',
    cancelled: 'உங்க ஹயர் கேன்சல்: போக வேண்டாம்',
    replaced: 'உங்க ஹயரை வேற டிரைவருக்கு குடுத்தாச்சு: போக வேண்டாம்',
    'taken-off': 'உங்க ஹயரை வேற ஆள் ஓடுவார்: போக வேண்டாம்',
    changed: 'உங்க ஹயர் மாறிட்டு: நாங்க கோல் பண்ணும் வரைக்கும் இருங்க',
  },
  messages: {
    ride: (brand, day, time) => `${brand}: ${day}, ${time} ஹயர்`,
    cancelled: (ride) => `${ride} கேன்சல் ஆயிட்டு. போக வேண்டாம்.`,
    changed: (ride) => `${ride} மாறிட்டு. நீங்க ஓடுறீங்களான்னு நாங்க சொல்லும் வரைக்கும் இருங்க.`,
    replaced: (ride) => `${ride} வேற டிரைவருக்கு குடுத்தாச்சு. போக வேண்டாம்.`,
    'taken-off': (ride) => `${ride} வேற ஆள் ஓடுவார். போக வேண்டாம்.`,
    details: (ride, sheet) => `${ride}: ஒரு விஷயம் மாத்தியிருக்கு. இதுல பாருங்க: ${sheet}`,
    link: (ride, sheet) => `${ride}: புது லிங்க் இது: ${sheet}`,
    moved: (ride, day, time) => `${ride} இப்ப ${day}, ${time}.`,
    canYou: 'அந்த நேரம் உங்களுக்கு முடியுமா?',
    sheet: (brand, day, time, sheet) =>
      `${brand}: ${day}, ${time} க்கு ஒரு ஹயர். விபரம் இங்க, எடுப்பீங்களான்னும் சொல்லுங்க: ${sheet}`,
    day: (brand, day, link) => `${brand}: ${day} உங்க ஹயர்: ${link}`,
  },

  script: {
    kept: 'ஃபோன்ல சேவ் ஆயிட்டு. சிக்னல் வந்த உடனே அழுத்தின நேரத்தோட போகும்.',
    notReached: '{time} இருந்து சிக்னல் இல்ல. இந்தப் பக்கம் பழசா இருக்கலாம்.',
    rings: 'புதுசா ஏதும் வந்தா சத்தம் வரும்',
    ring: 'புதுசா ஏதும் வந்தா சத்தம் போடுங்க',
    noNetwork: 'இப்ப சிக்னல் இல்ல. பிறகு திரும்ப அழுத்துங்க.',
  },
}
