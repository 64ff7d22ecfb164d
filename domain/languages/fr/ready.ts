import type { ready as english } from '../en/ready.ts'

export const ready: typeof english = {
  'first-time-in-7-days': {
    title: 'Le Sri Lanka pour la première fois, en 7 jours',
    shortName: 'Première fois, 7 jours',
    lead: 'Un tour de l’île\u00a0: le rocher de Sigiriya, Kandy, les collines d’Ella, le pays des léopards et une plage.',
    text: [
      'Le tour se fait dans le sens des aiguilles d’une montre. Le trajet le plus long monte de Kandy à Ella, quatre heures à travers les plantations de thé\u00a0; tous les autres durent moins de trois heures et demie.',
      'Deux nuits à Sigiriya permettent de gravir le rocher tôt, avant la chaleur, et laissent l’après-midi aux éléphants de Minneriya ou aux grottes de Dambulla. Le safari commence avant le lever du soleil\u00a0: c’est pourquoi la nuit précédente se passe à Tissamaharama, à une demi-heure de l’entrée de Yala, et non à Ella.',
    ],
    months:
      'Le circuit traverse toute l’île\u00a0: il peut donc pleuvoir quelque part chaque mois. De janvier à mars, presque tout est sec\u00a0; de mai à septembre, la mousson du sud-ouest agite la mer à Mirissa.',
    about: {
      Sigiriya:
        'Un palais du cinquième siècle au sommet d’un rocher, avec des jardins d’eau à son pied et des fresques à mi-hauteur.',
      Kandy: 'La dernière capitale des rois, autour d’un lac, avec le temple qui garde une dent du Bouddha.',
      Ella: 'Un village sur une crête parmi les champs de thé, avec un viaduc ferroviaire et deux courtes ascensions.',
      Tissamaharama: 'Une ville au bord d’un réservoir creusé il y a plus de deux mille ans.',
      'Yala National Park': 'Une matinée en jeep privée, à partir de six heures.',
      Mirissa: 'Une baie avec une large plage entre deux promontoires.',
    },
  },
  'hill-country': {
    title: 'Le pays des collines, par la route et en train',
    shortName: 'Pays des collines',
    lead: 'Du thé, des cascades et des soirées fraîches, avec le train de Nanu Oya à Ella au milieu.',
    text: [
      'Entre Nanu Oya et Ella, et là seulement, le train vaut mieux que la voiture. Ce circuit ne comprend donc pas ce trajet\u00a0: une voiture vous conduit à la gare de Nanu Oya, une autre vous reprend à Ella pour la descente. Les billets pour les places réservées sont vendus par les chemins de fer, pas par nous.',
      'La montée depuis Kandy passe par la fabrique de thé de Labookellie et les Puna Ella Falls. Le dernier matin à Nuwara Eliya, la marche à travers Horton Plains commence à six heures\u00a0: à dix heures, les nuages couvrent World’s End.',
    ],
    months:
      'Les mois les plus secs dans les collines vont de janvier à avril. De mai à septembre, le versant ouest a pluie et brume, et d’octobre à décembre il pleut l’après-midi. Les nuits à Nuwara Eliya sont froides toute l’année.',
    about: {
      Kandy: 'Le lac, le temple et les jardins de Peradeniya, et la dernière grande ville avant le thé.',
      'Nuwara Eliya':
        'Une ville à près de 1 900 mètres, dessinée par les Britanniques autour d’un lac et d’un champ de courses.',
      'Horton Plains National Park': 'Neuf kilomètres à pied à travers la prairie jusqu’au bord de World’s End.',
      'Nanu Oya': 'La gare de Nuwara Eliya\u00a0: d’ici en train.',
      Ella: 'Le terminus de ce trajet en train\u00a0: le viaduc, les chutes et la trouée d’où la vue descend vers la côte sud.',
    },
  },
  'beaches-of-the-south': {
    title: 'Les plages du sud, de Bentota à Tangalle',
    shortName: 'Plages du sud',
    lead: 'Quatre plages en petites étapes le long de la côte, et un seul trajet de retour par l’autoroute.',
    text: [
      'Les plages deviennent plus calmes vers l’est\u00a0: Bentota a de grands hôtels et une lagune, Unawatuna une baie abritée près du fort de Galle, Mirissa les bateaux vers les baleines, Tangalle de longues étendues de sable désertes. Chaque trajet entre deux plages prend environ une heure.',
      'Le retour se fait d’une traite, en grande partie sur l’autoroute entre Matara et l’aéroport\u00a0; le péage est compris dans le prix.',
    ],
    months:
      'La mer est calme de décembre à mars. De mai à septembre, la mousson du sud-ouest apporte de hautes vagues\u00a0: beaucoup de plages conviennent alors mieux à la marche qu’à la baignade.',
    about: {
      Bentota:
        'Une plage entre la mer et une large rivière, avec le jardin de l’architecte Geoffrey Bawa dans l’arrière-pays.',
      Unawatuna: 'Une baie ronde à cinq kilomètres de la ville fortifiée de Galle.',
      Mirissa: 'Le port d’où les bateaux partent voir les baleines, de novembre à avril.',
      Tangalle: 'De longues plages, peu de maisons, et des tortues qui viennent à terre la nuit à Rekawa.',
    },
  },
  'east-coast-in-summer': {
    title: 'La côte est en été',
    shortName: 'Côte est, été',
    lead: 'Du soleil de mai à septembre, quand la mousson est de l’autre côté\u00a0: Trincomalee, Pasikudah et Arugam Bay.',
    text: [
      'Pendant l’été européen, la pluie tombe au sud-ouest et l’est est sec. Le circuit rejoint la côte en passant par Sigiriya, la suit vers le sud d’une plage à l’autre, trois en tout et chacune différente, puis la quitte par les collines d’Ella.',
      'Les distances sont longues et les routes vides\u00a0: le trajet le long de la côte, de Pasikudah à Arugam Bay, passe par Batticaloa et sa lagune.',
    ],
    months:
      'De mai à septembre\u00a0: temps sec, mer plate à Nilaveli et Pasikudah, surf à Arugam Bay. De novembre à janvier, la mousson du nord-est apporte ici la pluie.',
    about: {
      Sigiriya: 'À mi-chemin de la côte et, en été, près des troupeaux de Minneriya.',
      'Minneriya National Park':
        'Quand le lac se retire, de juillet à octobre, des centaines d’éléphants se rassemblent sur son herbe.',
      Habarana: 'Une nuit à côté du parc, avant la route vers la mer.',
      Nilaveli: 'Du sable blanc au nord de Trincomalee, avec Pigeon Island en face.',
      Pasikudah: 'Une baie si peu profonde que l’on marche loin avant de perdre pied.',
      'Arugam Bay': 'Un village de pêcheurs avec un point break où les surfeurs viennent de mai à octobre.',
      Ella: 'Une nuit fraîche dans les collines sur le chemin du retour.',
    },
  },
  'culture-triangle': {
    title: 'Le triangle culturel\u00a0: Anuradhapura, Polonnaruwa, Sigiriya, Kandy',
    shortName: 'Triangle culturel',
    lead: 'Les anciennes capitales dans l’ordre où elles ont régné, avec de courts trajets entre elles.',
    text: [
      'Anuradhapura fut la capitale pendant plus de mille ans, jusqu’au onzième siècle\u00a0; Polonnaruwa lui succéda\u00a0; Kandy fut la dernière. Sigiriya, entre elles, fut le siège d’un seul roi. Le circuit les visite par ordre d’ancienneté.',
      'Chaque site demande une demi-journée et se visite de préférence le matin ou en fin d’après-midi\u00a0: il y a peu d’ombre. Dans les temples, les épaules et les genoux sont couverts et les chaussures restent dehors.',
    ],
    months:
      'La zone sèche mérite son nom de mai à septembre, puis en février et en mars. D’octobre à décembre viennent des averses, surtout l’après-midi.',
    about: {
      Anuradhapura:
        'De grands stupas blancs, des monastères parmi les arbres et un figuier soigné depuis plus de deux mille ans.',
      Sigiriya: 'Le rocher, ses jardins et son voisin Pidurangala, d’où on le voit le mieux.',
      Polonnaruwa:
        'Une cité royale peu étendue, avec les quatre bouddhas de Gal Vihara taillés dans une même paroi de granit. Un vélo suffit.',
      Kandy: 'La dernière cité royale et le temple autour duquel sa procession défile chaque été.',
    },
  },
  'with-children': {
    title: 'Le Sri Lanka avec des enfants, les éléphants d’abord',
    shortName: 'Avec des enfants',
    lead: 'Une première nuit près de l’aéroport, des trajets avec quelque chose à voir en chemin, et trois nuits au bord d’une baie abritée.',
    text: [
      'Le premier trajet prend une vingtaine de minutes\u00a0: la nuit après le vol se passe à Negombo. Les deux plus longs, vers Kandy et à la descente des collines, sont coupés par un arrêt, et trois nuits à la plage terminent le circuit.',
      'On voit des éléphants à Udawalawe toute l’année et les hôtels sont près de l’entrée\u00a0: personne ne doit se lever au milieu de la nuit. Dans le centre d’accueil à côté du parc, de jeunes éléphants sont nourris plusieurs fois par jour. La réservation demande combien de sièges enfant il vous faut.',
    ],
    months:
      'De décembre à mars, c’est le mieux, car la mer est calme à Unawatuna. Udawalawe est ouvert et plein d’éléphants chaque mois.',
    about: {
      Negombo: 'Une ville de plage à côté de l’aéroport, pour la première nuit de sommeil.',
      Kandy:
        'Des bateaux sur le lac, des bambous géants et des arbres pleins de chauves-souris aux jardins de Peradeniya.',
      'Nuwara Eliya': 'Des poneys, des pédalos et des fraises, et de l’air frais.',
      Udawalawe: 'Un endroit tranquille au bord du réservoir.',
      'Udawalawe National Park': 'Une prairie ouverte où l’on voit les éléphants de loin.',
      Unawatuna: 'Une baie abritée\u00a0; les remparts de Galle sont à dix minutes.',
    },
  },
  'temples-and-leopards': {
    title: 'Temples et léopards\u00a0: Wilpattu, les anciennes capitales et Yala',
    shortName: 'Temples et léopards',
    lead: 'Deux parcs à léopards, aussi différents que possible, et les temples entre les deux.',
    text: [
      'Wilpattu, au nord-ouest, est le plus grand parc du pays\u00a0: de la forêt autour de lacs naturels, et peu de jeeps. Yala, au sud-est, a la brousse ouverte où l’on voit le plus souvent des léopards, et davantage de visiteurs. Une journée entière dans le premier laisse du temps pour les lacs éloignés\u00a0; dans le second, une matinée suffit.',
      'Entre les deux se trouvent Anuradhapura, les grottes de Dambulla et Kandy. La nuit à Ella coupe la longue route de Kandy vers le sud.',
    ],
    months:
      'Février à juillet sont de bons mois dans les deux parcs. Pendant les mois secs, les animaux viennent à l’eau. Le secteur principal de Yala ferme en général en septembre et pendant la première moitié d’octobre, quand Wilpattu est le plus sec.',
    about: {
      Anuradhapura: 'La nuit avant le safari\u00a0: l’entrée de Wilpattu est à moins d’une heure.',
      'Wilpattu National Park': 'Une journée entre les lacs, avec une jeep rien que pour vous.',
      Dambulla: 'Cinq grottes couvertes de peintures, et Sigiriya tout près.',
      Kandy: 'Le temple de la Dent, de préférence à la cérémonie du soir.',
      Ella: 'Des collines entre les deux parcs.',
      Tissamaharama: 'Un stupa blanc, un vaste réservoir, et une demi-heure jusqu’à l’entrée de Yala.',
      'Yala National Park': 'Les heures du matin, quand les léopards se montrent.',
      Mirissa: 'Une plage pour la dernière nuit.',
    },
  },
  'three-days-between-flights': {
    title: 'Trois jours entre deux vols',
    shortName: 'Trois jours',
    lead: 'Une escale qui montre Sigiriya et Kandy et vous ramène à temps à l’aéroport.',
    text: [
      'Deux nuits suffisent pour le rocher et pour Kandy si personne n’attend de bus. De l’aéroport à Sigiriya, c’est un seul trajet, avec le temple troglodyte de Dambulla peu avant la fin\u00a0; depuis Kandy, l’aéroport est assez proche pour un vol du soir.',
      'Soyez à l’aéroport trois heures avant le départ. Indiquez votre vol dans le planificateur\u00a0: il vous dit quand quitter Kandy.',
    ],
    months: 'Tous les mois. Ici, la pluie tombe surtout l’après-midi\u00a0: gravissez le rocher le matin.',
    about: {
      Sigiriya: 'Gravissez le rocher dès l’ouverture, puis reprenez la route.',
      Kandy: 'Le lac et le temple sont à distance de marche de la plupart des hôtels.',
    },
  },
  'north-to-jaffna': {
    title: 'Au nord jusqu’à Jaffna, et retour par la côte ouest',
    shortName: 'Vers Jaffna',
    lead: 'Temples tamouls, îles et forts\u00a0: la partie du pays que peu de premiers voyages atteignent.',
    text: [
      'La route du nord s’arrête à Anuradhapura\u00a0; de là, l’A9 file droit vers Jaffna par Vavuniya et Kilinochchi, en passant Elephant Pass, où la terre devient lagune. Trois nuits à Jaffna, dont une journée pour les îles.',
      'Le retour suit l’autre côté\u00a0: par la digue de Sangupiddy jusqu’à Mannar, avec son baobab et son fort, puis par l’église de pèlerinage de Madhu, et enfin jusqu’à Kalpitiya sur sa langue de sable.',
    ],
    months:
      'Le nord est sec de janvier à septembre. Juillet et août apportent la fête du temple de Nallur. D’octobre à décembre, il pleut\u00a0; à Kalpitiya, le vent est fort de mai à septembre, pour le kitesurf.',
    about: {
      Anuradhapura: 'La première capitale, à mi-chemin du nord.',
      Jaffna:
        'Une ville tamoule avec un fort hollandais, un grand temple et un marché de sucre de palme et de mangues.',
      Mannar: 'Une île d’ânes, d’oiseaux et d’un très vieux baobab, au bout du pont d’Adam.',
      Kalpitiya:
        'La lagune d’un côté, la mer de l’autre\u00a0; de novembre à avril, des bateaux sortent voir les dauphins.',
    },
  },
  surf: {
    title: 'Surf\u00a0: la côte sud, planche à bord',
    shortName: 'Le surf',
    lead: 'Quatre vagues entre Hikkaduwa et Hiriketiya, de la première leçon au récif.',
    text: [
      'Les étapes vont du récif à la plage et retour\u00a0: Hikkaduwa pour ses récifs, avec un peu d’expérience, Ahangama pour plusieurs vagues à moins de dix minutes, Weligama pour une première leçon sur fond de sable, Hiriketiya pour une petite baie avec un point break. Les trajets sont courts\u00a0: il reste le temps d’une session le matin.',
      'Le formulaire de réservation a des champs pour le nombre de vos planches\u00a0: jusqu’à 2,1\u00a0m, et plus longues. De mai à octobre, les vagues sont à l’est, à Arugam Bay\u00a0: prenez alors le circuit de la côte est.',
    ],
    months: 'De novembre à avril, quand la houle est propre et que le vent du matin souffle de la terre.',
    about: {
      Hikkaduwa: 'La plus ancienne ville de surf du pays, avec un récif devant la plage.',
      Ahangama: 'Des vagues de récif côte à côte et, dans l’eau, les perches d’où pêchaient autrefois les pêcheurs.',
      Weligama: 'Une large baie au fond de sable, où la plupart apprennent.',
      Hiriketiya: 'Une baie en fer à cheval près de Dikwella.',
    },
  },
}
