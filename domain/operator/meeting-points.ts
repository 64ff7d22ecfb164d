/**
 * Where guests and drivers meet, where a pickup is fought over: the other airports, stations, and towns in which only the
 * town's own drivers may stop at the station or on the beach road. All rows are samples: write `isSample: false` in a row
 * once you have stood there and its words are right, or take the row out. A deploy refuses samples.
 *
 * The arrivals hall of Colombo's airport is in `setting-out-and-arrivals.ts`.
 */

/** The languages of guests. */
type InLanguages<T> = Readonly<Record<'en' | 'de' | 'fr' | 'ru' | 'zh', T>>

/** In one language. All but `text` is in the drawing: short words. */
interface MeetingWords {
  /** Whole sentences: where the driver waits, and why there. */
  readonly text: string
  /** Where the driver comes to some houses: to a guest who has named none, and to one who has. */
  readonly house?: { readonly unnamed: string; readonly named: string }
  /** What the guest passes, in this order: one to three. */
  readonly way: readonly string[]
  /** Where that ends: the last thing before the car. */
  readonly exit: string
  /** Where the car stands. */
  readonly area: string
  /** What it stands beside. */
  readonly landmark: string
}

export interface MeetingPoint {
  /** A name of the gazetteer. */
  readonly place: string
  /** Other names of pickups to which this row belongs. */
  readonly alsoNamed: readonly string[]
  /** Where the car stands, for the map: degrees, WGS 84. */
  readonly position: { readonly lat: number; readonly lng: number }
  readonly isSample: boolean
  /** On which side the car stands, as a guest sees it who has come so far. */
  readonly side: 'left' | 'right'
  readonly words: InLanguages<MeetingWords>
  /** What its driver reads; English where a language is missing. */
  readonly forDriver: { readonly en: string; readonly si?: string; readonly ta?: string }
}

/** Words of the airports: the same way out in all of them. */
const AIRPORT_WAY: InLanguages<Pick<MeetingWords, 'way' | 'exit'>> = {
  en: { way: ['Passport control', 'Baggage belts', 'Customs'], exit: 'Doors' },
  de: { way: ['Passkontrolle', 'Gepäckbänder', 'Zoll'], exit: 'Türen' },
  fr: { way: ['Contrôle des passeports', 'Tapis à bagages', 'Douane'], exit: 'Portes' },
  ru: { way: ['Паспортный контроль', 'Выдача багажа', 'Таможня'], exit: 'Двери' },
  zh: { way: ['护照检查', '行李转盘', '海关'], exit: '出口门' },
}

export const MEETING_POINTS: readonly MeetingPoint[] = [
  {
    place: 'Mattala Rajapaksa International Airport',
    alsoNamed: [],
    position: { lat: 6.2893, lng: 81.1226 },
    isSample: true,
    side: 'right',
    words: {
      en: {
        ...AIRPORT_WAY.en,
        area: 'Arrivals hall',
        landmark: 'Information desk',
        text: 'The airport is small, with one way out: your driver waits in the arrivals hall beside the information desk, with your name on a sign.',
      },
      de: {
        ...AIRPORT_WAY.de,
        area: 'Ankunftshalle',
        landmark: 'Infoschalter',
        text: 'Der Flughafen ist klein und hat nur einen Ausgang: Ihr Fahrer wartet in der Ankunftshalle neben dem Informationsschalter, mit Ihrem Namen auf einem Schild.',
      },
      fr: {
        ...AIRPORT_WAY.fr,
        area: 'Hall des arrivées',
        landmark: 'Bureau info',
        text: 'L’aéroport est petit et n’a qu’une sortie\u00a0: votre chauffeur vous attend dans le hall des arrivées, à côté du bureau d’information, avec une pancarte à votre nom.',
      },
      ru: {
        ...AIRPORT_WAY.ru,
        area: 'Зал прилёта',
        landmark: 'Инфостойка',
        text: 'Аэропорт небольшой, выход один: водитель ждёт в зале прилёта у стойки информации с табличкой, на которой ваше имя.',
      },
      zh: {
        ...AIRPORT_WAY.zh,
        area: '到达大厅',
        landmark: '问讯处',
        text: '机场不大，只有一个出口：司机在到达大厅的问讯处旁等您，手举写有您姓名的牌子。',
      },
    },
    forDriver: {
      en: 'Wait in the arrivals hall beside the information desk, with the sign.',
      si: 'ඇරයිවල්ස් එක ඇතුළේ ඉන්ෆර්මේෂන් ඩෙස්ක් එක ළඟ බෝඩ් එකත් එක්ක ඉන්න.',
      ta: 'அரைவல்ஸ் உள்ள இன்ஃபர்மேஷன் டெஸ்க் பக்கத்துல போர்டோட நில்லுங்க.',
    },
  },
  {
    place: 'Jaffna International Airport',
    alsoNamed: [],
    position: { lat: 9.7917, lng: 80.0722 },
    isSample: true,
    side: 'left',
    words: {
      en: {
        ...AIRPORT_WAY.en,
        area: 'Car park',
        landmark: 'Car park gate',
        text: 'Cars may not wait before the terminal. Your driver stands at the gate of the car park, a few steps to the left of the doors, with your name on a sign.',
      },
      de: {
        ...AIRPORT_WAY.de,
        area: 'Parkplatz',
        landmark: 'Parkplatztor',
        text: 'Vor dem Terminal dürfen keine Autos warten. Ihr Fahrer steht am Tor des Parkplatzes, wenige Schritte links der Türen, mit Ihrem Namen auf einem Schild.',
      },
      fr: {
        ...AIRPORT_WAY.fr,
        area: 'Parking',
        landmark: 'Entrée du parking',
        text: 'Les voitures ne peuvent pas attendre devant l’aérogare. Votre chauffeur se tient à l’entrée du parking, à quelques pas à gauche des portes, avec une pancarte à votre nom.',
      },
      ru: {
        ...AIRPORT_WAY.ru,
        area: 'Парковка',
        landmark: 'Ворота парковки',
        text: 'Перед терминалом машинам ждать нельзя. Водитель стоит у ворот парковки, в нескольких шагах налево от дверей, с табличкой, на которой ваше имя.',
      },
      zh: {
        ...AIRPORT_WAY.zh,
        area: '停车场',
        landmark: '停车场大门',
        text: '车辆不能在航站楼前等候。司机在停车场大门口等您，出门后向左走几步即到，手举写有您姓名的牌子。',
      },
    },
    forDriver: {
      en: 'Wait at the gate of the car park with the sign, not before the terminal.',
      si: 'ටර්මිනල් එක ඉස්සරහ නෙවෙයි, කාර් පාක් එකේ ගේට්ටුව ළඟ බෝඩ් එකත් එක්ක ඉන්න.',
      ta: 'டெர்மினல் முன்னால இல்ல, கார் பார்க் கேட் பக்கத்துல போர்டோட நில்லுங்க.',
    },
  },
  {
    place: 'Kandy Railway Station',
    alsoNamed: ['Kandy Station', 'Kandy Train Station'],
    position: { lat: 7.2907, lng: 80.6327 },
    isSample: true,
    side: 'right',
    words: {
      en: {
        way: ['Platform', 'Station hall'],
        exit: 'Main doors',
        area: 'Station Road',
        landmark: 'Post office',
        text: 'The place before the doors is for the drivers of the station. Please cross Station Road: our car stands beside the post office, and your driver has your name on a sign.',
      },
      de: {
        way: ['Bahnsteig', 'Bahnhofshalle'],
        exit: 'Haupttür',
        area: 'Station Road',
        landmark: 'Postamt',
        text: 'Der Platz vor den Türen gehört den Fahrern des Bahnhofs. Bitte überqueren Sie die Station Road: Unser Auto steht neben dem Postamt, und Ihr Fahrer hat Ihren Namen auf einem Schild.',
      },
      fr: {
        way: ['Quai', 'Hall de la gare'],
        exit: 'Grande porte',
        area: 'Station Road',
        landmark: 'Bureau de poste',
        text: 'La place devant les portes est réservée aux chauffeurs de la gare. Traversez Station Road\u00a0: notre voiture est à côté du bureau de poste, et votre chauffeur tient une pancarte à votre nom.',
      },
      ru: {
        way: ['Платформа', 'Зал вокзала'],
        exit: 'Главный выход',
        area: 'Station Road',
        landmark: 'Почта',
        text: 'Площадка перед дверями отведена водителям вокзала. Перейдите улицу Station Road: наша машина стоит у почты, у водителя табличка с вашим именем.',
      },
      zh: {
        way: ['站台', '车站大厅'],
        exit: '正门',
        area: 'Station Road 路',
        landmark: '邮局',
        text: '车站门前的位置只供车站自己的司机使用。请穿过 Station Road 路：我们的车停在邮局旁，司机手举写有您姓名的牌子。',
      },
    },
    forDriver: {
      en: 'Wait across Station Road beside the post office, not before the station doors.',
      si: 'ස්ටේෂන් එකේ දොර ළඟ නෙවෙයි, ස්ටේෂන් රෝඩ් එකේ එහා පැත්තේ තැපැල් කන්තෝරුව ළඟ ඉන්න.',
      ta: 'ஸ்டேஷன் வாசல்ல இல்ல, ஸ்டேஷன் ரோட்டுக்கு அந்தப் பக்கம் தபால் கந்தோர் பக்கத்துல நில்லுங்க.',
    },
  },
  {
    place: 'Nanu Oya',
    alsoNamed: ['Nanu Oya Railway Station', 'Nanu Oya Station', 'Nanuoya Station'],
    position: { lat: 6.9424, lng: 80.7438 },
    isSample: true,
    side: 'left',
    words: {
      en: {
        way: ['Platform', 'Ticket gate'],
        exit: 'Way out',
        area: 'Forecourt',
        landmark: 'Lower gate',
        text: 'When a train comes, the forecourt is full. Our car stands at the lower gate, to the left as you come out, and your driver has your name on a sign.',
      },
      de: {
        way: ['Bahnsteig', 'Sperre'],
        exit: 'Ausgang',
        area: 'Vorplatz',
        landmark: 'Unteres Tor',
        text: 'Wenn ein Zug kommt, ist der Vorplatz voll. Unser Auto steht am unteren Tor, links, wenn Sie herauskommen, und Ihr Fahrer hat Ihren Namen auf einem Schild.',
      },
      fr: {
        way: ['Quai', 'Contrôle des billets'],
        exit: 'Sortie',
        area: 'Parvis',
        landmark: 'Portail du bas',
        text: 'À l’arrivée d’un train, le parvis est plein. Notre voiture est au portail du bas, à gauche en sortant, et votre chauffeur tient une pancarte à votre nom.',
      },
      ru: {
        way: ['Платформа', 'Контроль билетов'],
        exit: 'Выход',
        area: 'Площадь у станции',
        landmark: 'Нижние ворота',
        text: 'Когда приходит поезд, площадь у станции занята. Наша машина стоит у нижних ворот, слева от выхода, у водителя табличка с вашим именем.',
      },
      zh: {
        way: ['站台', '检票口'],
        exit: '出站口',
        area: '站前广场',
        landmark: '下方大门',
        text: '火车进站时站前很拥挤。我们的车停在下方的大门口，出站后在左手边，司机手举写有您姓名的牌子。',
      },
    },
    forDriver: {
      en: 'Wait at the lower gate of the forecourt, with the sign.',
      si: 'ස්ටේෂන් එක ඉස්සරහ පහළ ගේට්ටුව ළඟ බෝඩ් එකත් එක්ක ඉන්න.',
      ta: 'ஸ்டேஷன் முன்னால கீழ் கேட் பக்கத்துல போர்டோட நில்லுங்க.',
    },
  },
  {
    place: 'Colombo Fort Railway Station',
    alsoNamed: ['Colombo Fort', 'Fort Railway Station', 'Colombo Fort Station'],
    position: { lat: 6.9338, lng: 79.8496 },
    isSample: true,
    side: 'left',
    words: {
      en: {
        way: ['Platform', 'Footbridge', 'Station hall'],
        exit: 'Main doors',
        area: 'Olcott Mawatha',
        landmark: 'Olcott statue',
        text: 'Cars may stop before the station for a moment only. Please come out of the main doors to the statue of Colonel Olcott: your driver stands there with your name on a sign, and brings you to the car.',
      },
      de: {
        way: ['Bahnsteig', 'Fußgängerbrücke', 'Bahnhofshalle'],
        exit: 'Haupttür',
        area: 'Olcott Mawatha',
        landmark: 'Olcott-Statue',
        text: 'Vor dem Bahnhof dürfen Autos nur kurz halten. Bitte kommen Sie durch die Haupttür zur Statue von Colonel Olcott: Dort steht Ihr Fahrer mit Ihrem Namen auf einem Schild und bringt Sie zum Auto.',
      },
      fr: {
        way: ['Quai', 'Passerelle', 'Hall de la gare'],
        exit: 'Grande porte',
        area: 'Olcott Mawatha',
        landmark: 'Statue d’Olcott',
        text: 'Devant la gare, les voitures ne peuvent s’arrêter qu’un instant. Sortez par la grande porte jusqu’à la statue du colonel Olcott\u00a0: votre chauffeur vous y attend avec une pancarte à votre nom et vous conduit à la voiture.',
      },
      ru: {
        way: ['Платформа', 'Пешеходный мост', 'Зал вокзала'],
        exit: 'Главный выход',
        area: 'Olcott Mawatha',
        landmark: 'Статуя Олкотта',
        text: 'Перед вокзалом машина может остановиться лишь на минуту. Выйдите через главный вход к статуе полковника Олкотта: там стоит водитель с табличкой с вашим именем, он проводит вас к машине.',
      },
      zh: {
        way: ['站台', '天桥', '车站大厅'],
        exit: '正门',
        area: 'Olcott Mawatha 路',
        landmark: '奥尔科特雕像',
        text: '车站门前只能短暂停车。请从正门走到奥尔科特上校雕像旁：司机手举写有您姓名的牌子在那里等您，并带您上车。',
      },
    },
    forDriver: {
      en: 'Meet the guest with the sign at the Olcott statue; park, and walk there.',
      si: 'ඕල්කට් පිළිමය ළඟ බෝඩ් එකත් එක්ක ගෙස්ට්ව හම්බවෙන්න; වාහනේ පාක් කරලා පයින් යන්න.',
      ta: 'ஒல்கொட் சிலை பக்கத்துல போர்டோட கெஸ்ட்டை சந்திங்க; வாகனத்தை பார்க் பண்ணிட்டு நடந்து போங்க.',
    },
  },
  {
    place: 'Ella',
    alsoNamed: ['Ella Railway Station', 'Ella Station', 'Ella Town'],
    position: { lat: 6.8741, lng: 81.0483 },
    isSample: true,
    side: 'right',
    words: {
      en: {
        way: ['Station', 'Station Road', 'Main Street'],
        exit: 'End of the shops',
        area: 'Car park',
        landmark: 'Post office',
        text: 'At the station and in the main street only the drivers of Ella may take guests on board. Our car stands in the car park by the post office, five minutes on foot from the station.',
        house: {
          unnamed: 'If your hotel has a drive of its own, your driver comes there: tell us its name.',
          named: 'If the hotel that you have named has a drive of its own, your driver comes there.',
        },
      },
      de: {
        way: ['Bahnhof', 'Station Road', 'Hauptstraße'],
        exit: 'Ende der Läden',
        area: 'Parkplatz',
        landmark: 'Postamt',
        text: 'Am Bahnhof und in der Hauptstraße dürfen nur die Fahrer von Ella Gäste einsteigen lassen. Unser Auto steht auf dem Parkplatz am Postamt, fünf Minuten zu Fuß vom Bahnhof.',
        house: {
          unnamed: 'Hat Ihr Hotel eine eigene Zufahrt, kommt Ihr Fahrer dorthin: Nennen Sie uns das Hotel.',
          named: 'Hat das Hotel, das Sie genannt haben, eine eigene Zufahrt, kommt Ihr Fahrer dorthin.',
        },
      },
      fr: {
        way: ['Gare', 'Station Road', 'Rue principale'],
        exit: 'Fin des boutiques',
        area: 'Parking',
        landmark: 'Bureau de poste',
        text: 'À la gare et dans la rue principale, seuls les chauffeurs d’Ella peuvent prendre des clients. Notre voiture est sur le parking du bureau de poste, à cinq minutes à pied de la gare.',
        house: {
          unnamed: 'Si votre hôtel a sa propre allée, votre chauffeur y vient\u00a0: dites-nous son nom.',
          named: 'Si l’hôtel que vous avez indiqué a sa propre allée, votre chauffeur y vient.',
        },
      },
      ru: {
        way: ['Станция', 'Station Road', 'Главная улица'],
        exit: 'Конец магазинов',
        area: 'Парковка',
        landmark: 'Почта',
        text: 'У станции и на главной улице сажать гостей могут только водители Эллы. Наша машина стоит на парковке у почты, в пяти минутах пешком от станции.',
        house: {
          unnamed: 'Если у вашего отеля есть свой подъезд, водитель приедет туда: напишите нам название отеля.',
          named: 'Если у отеля, который вы указали, есть свой подъезд, водитель приедет туда.',
        },
      },
      zh: {
        way: ['火车站', 'Station Road 路', '主街'],
        exit: '商店尽头',
        area: '停车场',
        landmark: '邮局',
        text: '在火车站和主街上，只有埃拉本地的司机可以载客。我们的车停在邮局旁的停车场，从火车站步行五分钟即到。',
        house: {
          unnamed: '如果您的酒店有自己的车道，司机会到酒店接您：请告诉我们酒店名称。',
          named: '如果您填写的酒店有自己的车道，司机会到酒店接您。',
        },
      },
    },
    forDriver: {
      en: 'Wait in the car park by the post office. At the station and in the main street only the town’s drivers may stop. At a hotel with its own drive: drive in.',
      si: 'තැපැල් කන්තෝරුව ළඟ කාර් පාක් එකේ ඉන්න. ස්ටේෂන් එකේ, මේන් රෝඩ් එකේ නවත්තන්න පුළුවන් ඇල්ලේ ඩ්‍රයිවර්ලට විතරයි. හෝටලේට පාරක් තියෙනවනම් ඇතුළට යන්න.',
      ta: 'தபால் கந்தோர் பக்கத்து கார் பார்க்ல நில்லுங்க. ஸ்டேஷன்லயும் மெயின் ரோட்லயும் எல்ல டிரைவர்மார் மட்டும்தான் நிப்பாட்டலாம். ஹோட்டலுக்கு சொந்த வழி இருந்தா உள்ள போங்க.',
    },
  },
  ...(
    [
      {
        place: 'Weligama',
        names: { ru: 'Велигамы', zh: '韦利格默' },
        alsoNamed: ['Weligama Beach', 'Weligama Railway Station', 'Weligama Station'],
        position: { lat: 5.9745, lng: 80.4294 },
        side: 'left',
      },
      {
        place: 'Unawatuna',
        names: { ru: 'Унаватуны', zh: '乌纳瓦图纳' },
        alsoNamed: ['Unawatuna Beach', 'Unawatuna Railway Station', 'Unawatuna Station'],
        position: { lat: 6.0188, lng: 80.2487 },
        side: 'right',
      },
      {
        place: 'Mirissa',
        names: { ru: 'Мириссы', zh: '米瑞莎' },
        alsoNamed: ['Mirissa Beach', 'Mirissa Railway Station', 'Mirissa Station'],
        position: { lat: 5.9497, lng: 80.4561 },
        side: 'left',
      },
    ] as const
  ).map(({ place, names, alsoNamed, position, side }): MeetingPoint => ({
    place,
    alsoNamed,
    position,
    isSample: true,
    side,
    words: {
      en: {
        way: ['Beach', 'Beach road'],
        exit: 'Main road',
        area: 'Galle Road (A2)',
        landmark: 'Bus stop',
        text: `On the beach road and at the station only the drivers of ${place} may take guests on board. Our car stands on the Galle Road (A2), at the bus stop where the beach road begins.`,
        house: {
          unnamed: 'If your hotel has a yard, your driver comes in: tell us its name.',
          named: 'If the hotel that you have named has a yard, your driver comes in.',
        },
      },
      de: {
        way: ['Strand', 'Strandstraße'],
        exit: 'Hauptstraße',
        area: 'Galle Road (A2)',
        landmark: 'Haltestelle',
        text: `An der Strandstraße und am Bahnhof dürfen nur die Fahrer von ${place} Gäste einsteigen lassen. Unser Auto steht an der Galle Road (A2), an der Bushaltestelle, wo die Strandstraße beginnt.`,
        house: {
          unnamed: 'Hat Ihr Hotel einen Hof, fährt Ihr Fahrer hinein: Nennen Sie uns das Hotel.',
          named: 'Hat das Hotel, das Sie genannt haben, einen Hof, fährt Ihr Fahrer hinein.',
        },
      },
      fr: {
        way: ['Plage', 'Route de la plage'],
        exit: 'Grande route',
        area: 'Galle Road (A2)',
        landmark: 'Arrêt de bus',
        text: `Sur la route de la plage et à la gare, seuls les chauffeurs de ${place} peuvent prendre des clients. Notre voiture est sur la Galle Road (A2), à l’arrêt de bus où commence la route de la plage.`,
        house: {
          unnamed: 'Si votre hôtel a une cour, votre chauffeur y entre\u00a0: dites-nous son nom.',
          named: 'Si l’hôtel que vous avez indiqué a une cour, votre chauffeur y entre.',
        },
      },
      ru: {
        way: ['Пляж', 'Пляжная дорога'],
        exit: 'Шоссе',
        area: 'Galle Road (A2)',
        landmark: 'Остановка',
        text: `На пляжной дороге и у станции сажать гостей могут только водители ${names.ru}. Наша машина стоит на шоссе Galle Road (A2), у автобусной остановки, где начинается пляжная дорога.`,
        house: {
          unnamed: 'Если у вашего отеля есть двор, водитель заедет туда: напишите нам название отеля.',
          named: 'Если у отеля, который вы указали, есть двор, водитель заедет туда.',
        },
      },
      zh: {
        way: ['海滩', '海滩路'],
        exit: '主路',
        area: 'Galle Road（A2）',
        landmark: '公交站',
        text: `在海滩路和火车站，只有${names.zh}本地的司机可以载客。我们的车停在 Galle Road（A2 公路）上海滩路路口的公交站旁。`,
        house: {
          unnamed: '如果您的酒店有院子，司机会开进去接您：请告诉我们酒店名称。',
          named: '如果您填写的酒店有院子，司机会开进去接您。',
        },
      },
    },
    forDriver: {
      en: 'Wait on the Galle Road at the bus stop where the beach road begins. On the beach road only the town’s drivers may stop. At a hotel with a yard: drive in.',
      si: 'බීච් රෝඩ් එක පටන් ගන්න තැන ගාලු පාරේ බස් හෝල්ට් එක ළඟ ඉන්න. බීච් රෝඩ් එකේ නවත්තන්න පුළුවන් මේ ටවුමේ ඩ්‍රයිවර්ලට විතරයි. හෝටලේට වත්තක් තියෙනවනම් ඇතුළට යන්න.',
      ta: 'பீச் ரோட் தொடங்குற இடத்துல காலி ரோட் பஸ் ஹோல்ட் பக்கத்துல நில்லுங்க. பீச் ரோட்ல இந்த டவுன் டிரைவர்மார் மட்டும்தான் நிப்பாட்டலாம். ஹோட்டல்ல வளவு இருந்தா உள்ள போங்க.',
    },
  })),
]
