/** What drivers read, in spoken Sinhala, with the loan words that drivers use. */
import type { DriverTexts } from './in-english.ts'
import { daysAndMonths } from './written-dates.ts'

const date = daysAndMonths(
  'ඉරිදා, සඳුදා, අඟහරුවාදා, බදාදා, බ්‍රහස්පතින්දා, සිකුරාදා, සෙනසුරාදා',
  'ජනවාරි, පෙබරවාරි, මාර්තු, අප්‍රේල්, මැයි, ජූනි, ජූලි, අගෝස්තු, සැප්තැම්බර්, ඔක්තෝබර්, නොවැම්බර්, දෙසැම්බර්',
  (month, day, weekday) => `${month} ${day}, ${weekday}`,
)

export const si: DriverTexts = {
  date,
  duration: (minutes) =>
    [
      ...(minutes >= 60 ? [`පැය ${Math.floor(minutes / 60)}`] : []),
      ...(minutes % 60 > 0 || minutes < 60 ? [`මිනිත්තු ${minutes % 60}`] : []),
    ].join(' '),
  km: (distance) => `කි.මී. ${distance}`,
  moment: (time, day) => `${day}, ${time}`,
  route: (pickup, dropoff) => `${pickup} → ${dropoff}`,

  title: 'හයර් එක',
  language: 'භාෂාව',
  forDriver: (name) => `ඩ්‍රයිවර්: ${name}`,
  pickUp: 'ගෙස්ට්ව ගන්න තැන',
  meeting: { map: 'මැප් එක බලන්න', sample: '(මේක තාම උදාහරණයක්: ඔෆිස් එක මේ තැන තහවුරු කරලා නෑ.)' },
  byWayOf: 'යන ගමන් නවත්වන තැන්',
  tour: 'ටුවර් එක',
  driveTo: 'බස්සන්න ඕන තැන',
  afterTourDriveTo: 'ටුවර් එක ඉවර වුණාම බස්සන්න ඕන තැන',
  nextRides: 'මේකෙන් පස්සේ හයර්',
  callGuest: 'ගෙස්ට්ට කෝල් කරන්න',
  callOffice: 'ඔෆිස් එකට කෝල් කරන්න',
  openSheet: 'හයර් එක බලන්න',
  footer: 'හැම වෙලාවක්ම ලංකාවේ වෙලාව. මේ ලින්ක් එක ඔයාට විතරයි: වෙන කාටවත් දෙන්න එපා.',
  closed: {
    title: 'මේ පිටුව වහලා',
    text: 'හයර් එක ඉවරයි, කැන්සල් කළා, වෙන ඩ්‍රයිවර් කෙනෙක්ට දුන්නා, නැත්නම් ඔයාට අලුත් ලින්ක් එකක් එවලා. ප්‍රශ්නයක් තියෙනවනම්:',
  },

  facts: {
    sign: 'බෝඩ් එකේ නම',
    car: 'වාහනේ',
    flight: 'ෆ්ලයිට් එක',
    pickupAddress: 'ගන්න ඇඩ්‍රස් එක',
    dropoffAddress: 'බස්සන ඇඩ්‍රස් එක',
    travelers: 'ගෙස්ට්ලා ගාණ',
    bags: 'ලොකු බෑග්',
    childSeats: 'ළමයින්ගේ සීට්',
    surfboards: 'සර්ෆ් බෝඩ්, මීටර් 2.1 වෙනකල්',
    longboards: 'දිග සර්ෆ් බෝඩ්, මීටර් 2.1ට වැඩි',
    golfBags: 'ගොල්ෆ් බෑග්',
    bicycles: 'බයිසිකල්',
    wheelchairs: 'නවන්න පුළුවන් වීල්චෙයාර්',
    fixedWheelchairs: 'නවන්න බැරි වීල්චෙයාර්',
    prams: 'ළමා කරත්ත',
    details: 'ගෙස්ට් කියපු දේවල්',
  },
  vehicles: { mini: 'මිනි කාර්', car: 'කාර්', van: 'වෑන්' },
  tourKinds: { walk: 'ගයිඩ් එක්ක ඇවිදින ගමන', hike: 'ගයිඩ් එක්ක කන්ද නගින ගමන' },
  tourLengths: { half: 'දවස් බාගයක්', full: 'මුළු දවසම' },
  entranceGate: (park) => `${park}, ඇතුල් වෙන ගේට්ටුව`,
  exitGate: (park) => `${park}, පිට වෙන ගේට්ටුව`,
  startOfClimb: (park) => `${park}, නගින්න පටන් ගන්න තැන`,

  placeKinds: {
    station: (name) => `${name} ස්ටේෂන් එක`,
    beach: (name) => `${name} බීච් එක`,
    park: (name) => `${name} පාර්ක් එක`,
    airport: (name) => `${name} එයාපෝට් එක`,
    harbour: (name) => `${name} වරාය`,
    falls: (name) => `${name} දිය ඇල්ල`,
    junction: (name) => `${name} හන්දිය`,
  },

  collect: {
    sum: (sum) => `සල්ලි ගන්න: ${sum}`,
    usd: (amount) => `ඩොලර්\u00a0${amount}`,
    lkr: (amount) => `රු.\u00a0${amount}`,
    either: (usd, lkr) => `${usd} නැත්නම් ${lkr}`,
    paid: 'ගෙවලා ඉවරයි: සල්ලි ගන්න එපා',
    house: 'සල්ලි ගන්න එපා: හෝටලෙන් ගෙවනවා',
    atTheEnd: 'දැන් සල්ලි ගන්න එපා: ගෙස්ට් ගෙවන්නේ ගමන ඉවර වුණාම',
    onSheet: 'ගන්න ගාණ හයර් එකේ පිටුවේ තියෙනවා',
  },

  taps: {
    DRIVER_DEPARTED_TO_PICKUP: 'මම පිටත් වුණා',
    DRIVER_ARRIVED_AT_PICKUP: 'මම පික්අප් එකට ආවා',
    DRIVER_DEPARTED_TO_DROPOFF: 'ගෙස්ට් වාහනේට නැග්ගා',
    DRIVER_ARRIVED_AT_DROPOFF: 'ඉවරයි: ගෙස්ට්ව බැස්සුවා',
    DRIVER_SUBMITTED_CUSTOMER_NO_SHOW: 'කවුරුත් ආවේ නෑ',
    DRIVER_ARRIVED_WITH_BAGS: 'බෑග් ටික ආවා',
  },
  calledAndWaited: 'කෝල් කළා, බලාගෙන හිටියා',
  stages: {
    DRIVER_DEPARTED_TO_PICKUP: 'පික්අප් එකට යන ගමන්',
    DRIVER_ARRIVED_AT_PICKUP: 'පික්අප් එකේ ඉන්නවා',
    DRIVER_DEPARTED_TO_DROPOFF: 'ගෙස්ට් වාහනේ ඉන්නවා',
    DRIVER_ARRIVED_AT_DROPOFF: 'හයර් එක ඉවරයි',
    DRIVER_SUBMITTED_CUSTOMER_NO_SHOW: 'කවුරුත් ආවේ නෑ',
    DRIVER_ARRIVED_WITH_BAGS: 'බෑග් ටික ඇවිත් තියෙනවා',
  },
  bags: {
    alone: 'බෑග් විතරයි',
    pickUp: 'බෑග් ගන්න තැන',
    how: (from, to, where) =>
      `ගෙස්ට්ලා යන්නේ කෝච්චියෙන්, ${from} ඉඳලා ${to} වෙනකල්. එයාලත් එක්ක බෑග් ගණන් කරලා, හැම එකක්ම සීල් කරන්න. ${where} බලාගෙන ඉන්න.`,
    atStation: (town) => `${town} ස්ටේෂන් එකේ`,
    atAddress: (address) => `${address} තැන`,
    counted: 'ගණන් කරලා සීල් කරපු බෑග් ගාණ',
    onBoard: (count) => `බෑග් ${count}ක් ගණන් කරලා සීල් කරලා වාහනේට දැම්මා`,
    taps: {
      DRIVER_DEPARTED_TO_DROPOFF: 'බෑග් ගණන් කරලා, සීල් කරලා, වාහනේට දැම්මා',
      DRIVER_ARRIVED_AT_DROPOFF: 'ඉවරයි: ගෙස්ට්ට බෑග් දුන්නා',
    },
    stages: { DRIVER_DEPARTED_TO_DROPOFF: 'බෑග් වාහනේ තියෙනවා', DRIVER_ARRIVED_AT_DROPOFF: 'බෑග් දුන්නා' },
  },

  whereAreYou: 'දැන් කොහෙද ඉන්නේ? ඔබන්න:',
  tapFrom: (moment) => `ඔබන්න පුළුවන් ${moment} ඉඳලා:`,
  tooEarly: (tap, moment) => `“${tap}” ඔබන්න තාම වෙලාව නෑ. ${moment} ඉඳලා ඔබන්න පුළුවන්.`,
  notPossible: 'ඒක දැන් කරන්න බෑ. හයර් එක දැන් තියෙන්නේ මෙහෙමයි:',
  ifNobodyComes: (time) => `කවුරුත් ආවේ නැත්නම්, ${time} ඉඳලා ඒක කියන්න.`,
  takeBack: 'වැරදිලා එබුවද? ආපහු ගන්න',
  showPlace: {
    guest: 'පික්අප් එක වෙනකල් මම ඉන්න තැන මේ ගෙස්ට්ට පෙන්නන්න',
    all: 'පික්අප් එක වෙනකල් මම ඉන්න තැන මේ ගෙස්ට්ට, ඊට පස්සේ යන තැනට යනකල් ගෙස්ට්ගේ පවුලට පෙන්නන්න',
    family: 'යන තැනට යනකල් මම ඉන්න තැන ගෙස්ට්ගේ පවුලට පෙන්නන්න',
  },
  showPlaceHow: 'මේ පිටුව ෆෝන් එකේ ඇරලා තියෙන කොට විතරයි යන්නේ. ඔෆිස් එක තියාගන්නේ ඔයා පික්අප් එක ළඟට ආපු වෙලාව විතරයි, ගිය තැන් නෙවෙයි.',

  answer: {
    question: 'මේ හයර් එක ගන්නවද?',
    takes: 'මම ගන්නවා',
    cannot: 'මට බෑ',
    said: { takes: 'ඔයා මේ හයර් එක ගත්තා', cannot: 'ඔයාට බෑ කිව්වා: ඔෆිස් එක වෙන කෙනෙක්ව හොයනවා' },
    instead: { takes: 'නෑ, මම ගන්නවා', cannot: 'දැන් මට බෑ' },
    waits: 'ඔයා තාම උත්තර දීලා නෑ',
  },

  guestSays: (time) => `ගෙස්ට් කියනවා, ${time}`,
  guestWords: {
    'waiting-outside': 'මම එළියේ බලාගෙන ඉන්නවා',
    'cannot-find-you': 'මට ඔයාව හොයාගන්න බෑ',
    'nobody-here': 'මෙතන කවුරුත් නෑ',
    'flight-late': 'මගේ ෆ්ලයිට් එක පරක්කුයි',
  },
  flightLateAt: (time) => `මගේ ෆ්ලයිට් එක පරක්කුයි: බහින්නේ ${time}ට`,
  officeSeesToIt: (time) => `${time} ඉඳලා ඔෆිස් එක ඒක බලනවා`,

  number: {
    title: 'ඔයාගේ හයර්',
    label: 'ඔයාගේ මොබයිල් නම්බර් එක',
    once: 'අහන්නේ එක පාරයි. ඊට පස්සේ ඔයාගේ ලින්ක් ඇරෙන්නේ මේ ෆෝන් එකේ විතරයි.',
    open: 'අරින්න',
    otherPhone: (day) => `${day} වෙන ෆෝන් එකකින් මේ ලින්ක් ඇරලා. මේක ඔයාගේ ෆෝන් එකද? ඔෆිස් එකට කෝල් කරන්න.`,
    locked: 'වැරදි නම්බර් නිසා ලොක් වුණා. ඔෆිස් එකට කෝල් කරන්න.',
    noCookies: 'මේ බ්‍රවුසර් එකේ කුකීස් නෑ. ඒක ඔන් කරන්න, නැත්නම් වෙන බ්‍රවුසර් එකකින් ලින්ක් එක අරින්න.',
    triesLeft: (tries) => `ගහපු නම්බර් එක ඩ්‍රයිවර්ගේ නෙවෙයි. තව ${tries} පාරක් ගහන්න පුළුවන්.`,
  },

  phone: {
    title: 'අලුත් හයර්, වෙනස් වුණ හයර් මේ ෆෝන් එකට',
    bound: 'අලුත්, වෙනස් වුණ, කැන්සල් වුණ හයර් මේ ෆෝන් එකට දන්වනවා.',
    on: 'මේ ෆෝන් එකට දන්වන්න',
    off: 'මේ ෆෝන් එකට දන්වන්න එපා',
    install:
      'iPhone එකකට දන්වන්නේ හෝම් ස්ක්‍රීන් එකේ තියෙන පිටුවකින් විතරයි: Share ඔබලා ‘Add to Home Screen’ තෝරන්න, එතනින් ඇරලා ආපහු මෙතනට එන්න.',
    denied: 'මේ බ්‍රවුසර් එකේ නොටිෆිකේෂන් වහලා. සෙටින්ග්ස් වලින් ඔන් කරලා පිටුව ආපහු අරින්න.',
    failed: 'ඒක හරි ගියේ නෑ. ටිකකින් ආපහු බලන්න.',
  },
  pushes: {
    assigned: 'ඔයාට අලුත් හයර් එකක්',
    details: 'ඔයාගේ හයර් එක වෙනස් වුණා',
    moved: 'ඔයාගේ හයර් එකේ වෙලාව වෙනස් වුණා',
    cancelled: 'ඔයාගේ හයර් එක කැන්සල්: යන්න එපා',
    replaced: 'ඔයාගේ හයර් එක වෙන ඩ්‍රයිවර් කෙනෙක්ට දුන්නා: යන්න එපා',
    'taken-off': 'ඔයාගේ හයර් එක වෙන කෙනෙක් කරනවා: යන්න එපා',
    changed: 'ඔයාගේ හයර් එක වෙනස් වුණා: අපි කෝල් කරනකල් ඉන්න',
  },
  messages: {
    ride: (brand, day, time) => `${brand}: ${day}, ${time} හයර් එක`,
    cancelled: (ride) => `${ride} කැන්සල් කළා. යන්න එපා.`,
    changed: (ride) => `${ride} වෙනස් වුණා. ඔයා කරනවද කියලා අපි කියනකල් ඉන්න.`,
    replaced: (ride) => `${ride} වෙන ඩ්‍රයිවර් කෙනෙක්ට දුන්නා. යන්න එපා.`,
    'taken-off': (ride) => `${ride} වෙන කෙනෙක් කරනවා. යන්න එපා.`,
    details: (ride, sheet) => `${ride} ගැන දෙයක් හැදුවා. මේකෙන් බලන්න: ${sheet}`,
    link: (ride, sheet) => `${ride} බලන්න අලුත් ලින්ක් එක: ${sheet}`,
    moved: (ride, day, time) => `${ride} දැන් ${day}, ${time}ට.`,
    canYou: 'ඒ වෙලාවට පුළුවන්ද?',
    sheet: (brand, day, time, sheet) => `${brand}: ${day}, ${time}ට හයර් එකක්. විස්තර මෙතන, ගන්නවද කියලත් කියන්න: ${sheet}`,
    day: (brand, day, link) => `${brand}: ${day} ඔයාගේ හයර්: ${link}`,
  },

  script: {
    kept: 'ෆෝන් එකේ සේව් වුණා. සිග්නල් ආපු ගමන් එබුව වෙලාවත් එක්ක යනවා.',
    notReached: '{time} ඉඳලා සිග්නල් නෑ. මේ පිටුව පරණ වෙන්න පුළුවන්.',
    rings: 'අලුත් දෙයක් ආවම සද්දේ දානවා',
    ring: 'අලුත් දෙයක් ආවම සද්දේ දාන්න',
    noNetwork: 'දැන් සිග්නල් නෑ. පස්සේ ආපහු ඔබන්න.',
  },
}
