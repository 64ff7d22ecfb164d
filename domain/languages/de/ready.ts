import type { ready as english } from '../en/ready.ts'

export const ready: typeof english = {
  'first-time-in-7-days': {
    title: 'Zum ersten Mal in Sri Lanka, in 7 Tagen',
    shortName: 'Zum ersten Mal, 7 Tage',
    lead: 'Eine Runde über die Insel: der Felsen von Sigiriya, Kandy, die Berge um Ella, das Land der Leoparden und ein Strand.',
    text: [
      'Die Runde führt im Uhrzeigersinn. Am längsten ist die Fahrt von Kandy hinauf nach Ella, vier Stunden durch Teeland; jede andere dauert weniger als dreieinhalb.',
      'In Sigiriya sind es zwei Nächte, damit Sie den Felsen früh besteigen können, vor der Hitze, und der Nachmittag für die Elefanten von Minneriya oder die Höhlen von Dambulla frei ist. Die Safari beginnt vor Sonnenaufgang. Deshalb ist die Nacht davor in Tissamaharama, eine halbe Stunde vom Tor des Yala-Nationalparks, und nicht in Ella.',
    ],
    months:
      'Die Route führt über die ganze Insel, deshalb kann es in jedem Monat irgendwo regnen. Von Januar bis März ist der größte Teil trocken; von Mai bis September macht der Südwestmonsun das Meer bei Mirissa rau.',
    about: {
      Sigiriya:
        'Ein Palast aus dem fünften Jahrhundert oben auf einem Felsen, mit Wassergärten an seinem Fuß und Fresken auf halber Höhe.',
      Kandy: 'Die letzte Hauptstadt der Könige, an einem See, mit dem Tempel, der einen Zahn des Buddha bewahrt.',
      Ella: 'Ein Dorf auf einem Bergrücken zwischen Teefeldern, mit einem Eisenbahnviadukt und zwei kurzen Aufstiegen.',
      Tissamaharama: 'Eine Stadt an einem Stausee, der vor mehr als zweitausend Jahren angelegt wurde.',
      'Yala National Park': 'Ein Vormittag im eigenen Jeep, ab sechs Uhr.',
      Mirissa: 'Eine Bucht mit breitem Strand zwischen zwei Landzungen.',
    },
  },
  'hill-country': {
    title: 'Das Hochland, auf der Straße und mit dem Zug',
    shortName: 'Hochland',
    lead: 'Tee, Wasserfälle und kühle Abende, und in der Mitte der Zug von Nanu Oya nach Ella.',
    text: [
      'Die Strecke zwischen Nanu Oya und Ella ist die einzige im Land, auf der der Zug mehr wert ist als ein Auto. Deshalb lässt diese Rundreise sie aus: Das Auto bringt Sie zum Bahnhof Nanu Oya, und für den Weg hinunter holt Sie in Ella wieder eines ab. Fahrkarten für reservierte Plätze verkauft die Bahn, nicht wir.',
      'Von Kandy hinauf geht es vorbei an der Teefabrik von Labookellie und den Puna Ella Falls. Am letzten Morgen in Nuwara Eliya beginnt die Wanderung über die Horton Plains um sechs: Bis zehn ziehen Wolken über World’s End.',
    ],
    months:
      'Am trockensten ist es im Hochland von Januar bis April. Von Mai bis September hat die Westseite Regen und Nebel, von Oktober bis Dezember regnet es nachmittags. Die Nächte in Nuwara Eliya sind das ganze Jahr kalt.',
    about: {
      Kandy: 'Der See, der Tempel und die Gärten von Peradeniya, und die letzte große Stadt vor dem Tee.',
      'Nuwara Eliya':
        'Eine Stadt auf fast 1.900 Metern, die die Briten rund um einen See und eine Pferderennbahn angelegt haben.',
      'Horton Plains National Park': 'Neun Kilometer zu Fuß durch Grasland bis an die Kante von World’s End.',
      'Nanu Oya': 'Der Bahnhof von Nuwara Eliya: von hier mit dem Zug.',
      Ella: 'Das Ende der Zugfahrt: das Viadukt, die Wasserfälle und die Schlucht mit dem Blick hinunter zur Südküste.',
    },
  },
  'beaches-of-the-south': {
    title: 'Die Strände des Südens, von Bentota bis Tangalle',
    shortName: 'Strände des Südens',
    lead: 'Vier Strände in kurzen Etappen die Küste entlang und eine Rückfahrt auf der Autobahn.',
    text: [
      'Nach Osten werden die Strände ruhiger: Bentota hat große Hotels und eine Lagune, Unawatuna eine geschützte Bucht beim Fort von Galle, Mirissa die Boote zu den Walen, Tangalle langen, leeren Sand. Jede Fahrt zwischen zweien dauert etwa eine Stunde.',
      'Zurück geht es in einer Fahrt, das meiste davon auf der Autobahn zwischen Matara und dem Flughafen; die Maut ist im Preis.',
    ],
    months:
      'Von Dezember bis März ist das Meer ruhig. Von Mai bis September bringt der Südwestmonsun hohe Wellen: An vielen Stränden geht man dann besser spazieren als schwimmen.',
    about: {
      Bentota:
        'Ein Strand zwischen dem Meer und einem breiten Fluss, im Hinterland der Garten des Architekten Geoffrey Bawa.',
      Unawatuna: 'Eine runde Bucht, fünf Kilometer von der ummauerten Stadt Galle.',
      Mirissa: 'Der Hafen, aus dem von November bis April die Boote zu den Walen fahren.',
      Tangalle: 'Lange Strände, wenige Häuser, und Schildkröten, die bei Rekawa nachts an Land kommen.',
    },
  },
  'east-coast-in-summer': {
    title: 'Die Ostküste im Sommer',
    shortName: 'Ostküste, Sommer',
    lead: 'Sonne von Mai bis September, wenn der Monsun auf der anderen Seite ist: Trincomalee, Pasikudah und Arugam Bay.',
    text: [
      'Im europäischen Sommer fällt der Regen im Südwesten, und der Osten ist trocken. Die Route erreicht die Küste über Sigiriya, folgt ihr nach Süden zu drei ganz verschiedenen Stränden und verlässt sie durch die Berge bei Ella.',
      'Die Wege sind weit und die Straßen leer: Die Fahrt die Küste hinunter von Pasikudah nach Arugam Bay führt an Batticaloa und seiner Lagune vorbei.',
    ],
    months:
      'Mai bis September: trocken, mit flachem Meer bei Nilaveli und Pasikudah und Wellen zum Surfen in Arugam Bay. Von November bis Januar bringt der Nordostmonsun den Regen hierher.',
    about: {
      Sigiriya: 'Auf halbem Weg zur Küste, und im Sommer nahe bei den Herden von Minneriya.',
      'Minneriya National Park':
        'Wenn der See von Juli bis Oktober schrumpft, sammeln sich auf seinem Gras Hunderte Elefanten.',
      Habarana: 'Eine Nacht neben dem Park, vor der Fahrt ans Meer.',
      Nilaveli: 'Weißer Sand nördlich von Trincomalee, davor Pigeon Island.',
      Pasikudah: 'Eine Bucht, so flach, dass man weit hinausgeht, bis das Wasser tief wird.',
      'Arugam Bay': 'Ein Fischerdorf mit einem Pointbreak, zu dem von Mai bis Oktober die Surfer kommen.',
      Ella: 'Auf dem Rückweg eine kühle Nacht in den Bergen.',
    },
  },
  'culture-triangle': {
    title: 'Das Kulturdreieck: Anuradhapura, Polonnaruwa, Sigiriya, Kandy',
    shortName: 'Kulturdreieck',
    lead: 'Die alten Hauptstädte in der Reihenfolge, in der sie herrschten, mit kurzen Fahrten dazwischen.',
    text: [
      'Anuradhapura war mehr als tausend Jahre lang die Hauptstadt, bis ins elfte Jahrhundert; Polonnaruwa folgte; Kandy war die letzte. Sigiriya, dazwischen, war der Sitz eines einzigen Königs. Die Rundreise besucht sie nach ihrem Alter.',
      'Jede der Stätten braucht einen halben Tag und ist am Morgen oder am späten Nachmittag am schönsten: Es gibt wenig Schatten. In den Tempeln sind Schultern und Knie bedeckt, und die Schuhe bleiben draußen.',
    ],
    months:
      'Die Trockenzone trägt ihren Namen zu Recht von Mai bis September und noch einmal im Februar und März. Oktober bis Dezember bringen Schauer, meist am Nachmittag.',
    about: {
      Anuradhapura:
        'Große weiße Stupas, Klöster unter Bäumen und ein Feigenbaum, der seit mehr als zweitausend Jahren gepflegt wird.',
      Sigiriya: 'Der Felsen, seine Gärten und sein Nachbar Pidurangala, von dem aus man ihn am besten sieht.',
      Polonnaruwa:
        'Eine Königsstadt mit kurzen Wegen und den vier Buddhas von Gal Vihara, aus einer Wand aus Granit gehauen. Ein Fahrrad genügt.',
      Kandy: 'Die letzte Königsstadt und der Tempel, um den jeden Sommer die Prozession zieht.',
    },
  },
  'with-children': {
    title: 'Sri Lanka mit Kindern, Elefanten zuerst',
    shortName: 'Mit Kindern',
    lead: 'Eine erste Nacht nahe am Flughafen, Fahrten, bei denen es unterwegs etwas zu sehen gibt, und drei Nächte an einer geschützten Bucht.',
    text: [
      'Die erste Fahrt dauert rund zwanzig Minuten: Die Nacht nach dem Flug ist in Negombo. Die zwei längeren, nach Kandy und aus den Bergen hinunter, unterbricht ein Halt, und am Ende stehen drei Nächte am Strand.',
      'In Udawalawe sieht man das ganze Jahr Elefanten, und die Hotels liegen nahe am Tor, sodass niemand mitten in der Nacht aufstehen muss. In der Aufzuchtstation neben dem Park werden mehrmals am Tag junge Elefanten gefüttert. Bei der Buchung geben Sie an, wie viele Kindersitze Sie brauchen.',
    ],
    months:
      'Dezember bis März passen am besten, denn dann ist das Meer bei Unawatuna ruhig. Udawalawe ist in jedem Monat offen und voller Elefanten.',
    about: {
      Negombo: 'Ein Strandort neben dem Flughafen, zum Ausschlafen.',
      Kandy: 'Boote auf dem See, und in den Gärten von Peradeniya Riesenbambus und Bäume voller Flughunde.',
      'Nuwara Eliya': 'Ponys, Tretboote und Erdbeeren, und kühle Luft.',
      Udawalawe: 'Ein ruhiger Ort am Stausee.',
      'Udawalawe National Park': 'Offenes Grasland, in dem man Elefanten von weitem sieht.',
      Unawatuna: 'Eine geschützte Bucht; die Festungsmauern von Galle sind zehn Minuten entfernt.',
    },
  },
  'temples-and-leopards': {
    title: 'Tempel und Leoparden: Wilpattu, die alten Hauptstädte und Yala',
    shortName: 'Tempel und Leoparden',
    lead: 'Zwei Parks mit Leoparden, so verschieden wie möglich, und die Tempel dazwischen.',
    text: [
      'Wilpattu, im Nordwesten, ist der größte Park des Landes: Wald um natürliche Seen, und wenige Jeeps. Yala, im Südosten, hat den offenen Busch, in dem man Leoparden am häufigsten sieht, und mehr Besucher. Ein ganzer Tag im ersten lässt Zeit für die fernen Seen; im zweiten genügt ein Vormittag.',
      'Dazwischen liegen Anuradhapura, die Höhlen von Dambulla und Kandy. Die Nacht in Ella teilt den langen Weg von Kandy nach Süden.',
    ],
    months:
      'Februar bis Juli sind in beiden Parks gut. In den trockenen Monaten kommen die Tiere ans Wasser. Der Hauptteil von Yala ist im September und in der ersten Oktoberhälfte meist geschlossen; dann ist Wilpattu am trockensten.',
    about: {
      Anuradhapura: 'Die Nacht vor der Safari: Das Tor von Wilpattu ist weniger als eine Stunde entfernt.',
      'Wilpattu National Park': 'Ein Tag zwischen den Seen, im eigenen Jeep.',
      Dambulla: 'Fünf Höhlen voller Malereien, und Sigiriya gleich nebenan.',
      Kandy: 'Der Zahntempel, am besten zur Zeremonie am Abend.',
      Ella: 'Berge zwischen den beiden Parks.',
      Tissamaharama: 'Eine weiße Stupa, ein weiter See und eine halbe Stunde bis zum Tor von Yala.',
      'Yala National Park': 'Die Morgenstunden, in denen Leoparden unterwegs sind.',
      Mirissa: 'Ein Strand für die letzte Nacht.',
    },
  },
  'three-days-between-flights': {
    title: 'Drei Tage zwischen zwei Flügen',
    shortName: 'Drei Tage',
    lead: 'Ein Stopover, der Sigiriya und Kandy zeigt und rechtzeitig wieder am Flughafen ist.',
    text: [
      'Zwei Nächte reichen für den Felsen und für Kandy, wenn niemand auf einen Bus warten muss. Vom Flughafen nach Sigiriya ist es eine einzige Fahrt, kurz vor dem Ende kommt der Höhlentempel von Dambulla; von Kandy ist der Flughafen nah genug für einen Abendflug.',
      'Seien Sie drei Stunden vor dem Abflug am Flughafen. Geben Sie Ihren Flug im Planer ein: Er sagt Ihnen, wann Sie dafür in Kandy losfahren.',
    ],
    months: 'Jeder Monat. Regen fällt hier meist am Nachmittag: Besteigen Sie den Felsen am Morgen.',
    about: {
      Sigiriya: 'Den Felsen besteigen, wenn er öffnet, dann weiterfahren.',
      Kandy: 'See und Tempel sind von den meisten Hotels zu Fuß zu erreichen.',
    },
  },
  'north-to-jaffna': {
    title: 'Nach Norden bis Jaffna und an der Westküste zurück',
    shortName: 'Nach Jaffna',
    lead: 'Tamilische Tempel, Inseln und Festungen: der Teil des Landes, den erste Besuche selten erreichen.',
    text: [
      'Der Weg nach Norden macht in Anuradhapura Halt; von dort führt die A9 geradewegs nach Jaffna, durch Vavuniya und Kilinochchi und über den Elephant Pass, wo Land zur Lagune wird. In Jaffna sind es drei Nächte, ein Tag davon für die Inseln.',
      'Zurück geht es auf der anderen Seite: über den Damm bei Sangupiddy nach Mannar mit seinem Baobab und seinem Fort, vorbei an der Wallfahrtskirche von Madhu und dann hinunter nach Kalpitiya auf seiner Landzunge.',
    ],
    months:
      'Der Norden ist von Januar bis September trocken. Juli und August bringen das Fest des Nallur-Tempels. Oktober bis Dezember sind nass; in Kalpitiya weht von Mai bis September ein starker Wind, für Kites.',
    about: {
      Anuradhapura: 'Die erste Hauptstadt, auf halbem Weg nach Norden.',
      Jaffna:
        'Eine tamilische Stadt mit einem holländischen Fort, einem großen Tempel und einem Markt für Palmzucker und Mangos.',
      Mannar: 'Eine Insel der Esel, der Vögel und eines uralten Baobabs, am Ende der Adamsbrücke.',
      Kalpitiya:
        'Auf der einen Seite Lagune, auf der anderen Meer; von November bis April fahren Boote zu den Delfinen.',
    },
  },
  surf: {
    title: 'Surfen: die Südküste, mit dem Brett an Bord',
    shortName: 'Surfen',
    lead: 'Vier Surfspots zwischen Hikkaduwa und Hiriketiya, von der ersten Stunde bis zum Riff.',
    text: [
      'Die Stationen führen vom Riff zum Sandstrand und zurück: Hikkaduwa für Riffe mit etwas Erfahrung, Ahangama mit mehreren Wellen in zehn Minuten Umkreis, Weligama für die erste Stunde über Sand, Hiriketiya mit einer kleinen Bucht und einem Pointbreak. Die Fahrten dazwischen sind kurz, sodass am Morgen noch Zeit für die Wellen bleibt.',
      'Das Buchungsformular hat Felder für die Zahl Ihrer Bretter: bis 2,1 m und länger. Von Mai bis Oktober sind die Wellen im Osten, in Arugam Bay: Nehmen Sie dann die Rundreise an der Ostküste.',
    ],
    months: 'November bis April, wenn die Dünung sauber ist und der Wind am Morgen vom Land weht.',
    about: {
      Hikkaduwa: 'Der älteste Surfort des Landes, mit einem Riff vor dem Strand.',
      Ahangama: 'Riffwellen nebeneinander, und im Wasser die Pfähle, von denen Fischer früher angelten.',
      Weligama: 'Eine weite Bucht mit sandigem Grund, in der die meisten es lernen.',
      Hiriketiya: 'Eine hufeisenförmige Bucht bei Dikwella.',
    },
  },
}
