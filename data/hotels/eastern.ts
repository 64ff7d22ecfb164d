/**
 * Hotels of Eastern Province. Made by `npm run hotels`; corrections stand in scripts/hotels/corrections.txt.
 * Format: worker/places/hotel-table.ts
 *
 * © OpenStreetMap contributors; Sri Lanka Tourism Development Authority. This table is a database under the Open
 * Database License (ODbL) 1.0, https://opendatacommons.org/licenses/odbl/1-0/: whoever changes it and offers it to
 * others does so under the same licence.
 */
export const easternHotels = `
## Ampara
Akkaraipattu Guest House | Akkaraipattu | 7.2282 81.8505 | guest house C
Lloyds | Akkaraipattu | 7.2432 81.8534 | hotel C
Razeek Hotel | Akkaraipattu | 7.2271 81.8234 | hotel C
S.T .raaj Restaurant and Guest House | Akkaraipattu | 7.2062 81.8569 | guest house B
Ampara Rest House | Ampara | 7.2941 81.6737 | guest house B
Ariyawan Hotel | Ampara | 7.2948 81.6928 | guest house A | K.g.a.ariyawan Rest
Citizen Guest | Ampara | 7.2880 81.6768 | guest house B
Galoya Lake Front Rest | Ampara | 7.2956 81.6725 | guest house B
Hotel Lake Jay | Ampara | 7.2801 81.6604 | hotel B
Hotel Senondra | Ampara | 7.2901 81.6763 | hotel B
Jaya Sri Guest | Ampara | 7.2894 81.6769 | guest house B
Monty Hotel | Ampara | 7.2865 81.6780 | guest house A | Monty Guest
Raja Wewa Hotel | Ampara | 7.3105 81.6750 | hotel C
SMC Guest House | Ampara | 7.2864 81.6774 | guest house C
Terral Hotel | Ampara | 7.2904 81.6788 | guest house B
White House (Ampara) | Ampara | 7.2992 81.6855 | bungalow B
Agra Arugambay | Arugam Bay | 6.8452 81.8297 | hostel C
Aloha Cabanas | Arugam Bay | 6.8452 81.8308 | guest house B
Arugam Bay YMCA | Arugam Bay | 6.8401 81.8330 | hostel C
Arugambay Beach Cabana | Arugam Bay | 6.8349 81.8349 | guest house C
Arugambay Surf Resort | Arugam Bay | 6.8415 81.8325 | guest house A
Azeer's | Arugam Bay | 6.8478 81.8312 | hostel C
Cardinal Bay Resort | Arugam Bay | 6.8474 81.8306 | hotel C
Coco Bay (Arugam Bay) | Arugam Bay | 6.8375 81.8345 | hotel B
Crocotopond | Arugam Bay | 6.8458 81.8294 | hotel C
Deans Guest House | Arugam Bay | 6.8404 81.8340 | guest house T
Dustys | Arugam Bay | 6.8477 81.8304 | hostel C
East Surf Cabanas | Arugam Bay | 6.8356 81.8322 | hotel C
EastWind Surf Camp | Arugam Bay | 6.8388 81.8331 | guest house C
Freedom Beach Guest House | Arugam Bay | 6.8394 81.8349 | homestay B
Friends Indeed | Arugam Bay | 6.8442 81.8319 | hotel C
Galaxy Lounge | Arugam Bay | 6.8491 81.8315 | guest house A
Gecko | Arugam Bay | 6.8413 81.8326 | guest house A | Gecko Restaurant & Rooms
Green Room | Arugam Bay | 6.8422 81.8314 | hotel C
Harmony Beach Hotel (Arugam Bay) | Arugam Bay | 6.8500 81.8289 | homestay B
Hilton Guest House | Arugam Bay | 6.8421 81.8325 | guest house C
Hipsters Hideout Arugambay | Arugam Bay | 6.8382 81.8328 | hostel C
Humus Bay | Arugam Bay | 6.8389 81.8342 | guest house C
Kadjan Villa | Arugam Bay | 6.8313 81.8314 | guest house C
Kudakalli | Arugam Bay | 6.8248 81.8254 | hotel C
New Tristar Hotel | Arugam Bay | 6.8427 81.8321 | hotel C
Palm Grove (Arugam Bay) | Arugam Bay | 6.8379 81.8286 | hotel A | Palm Groove Holiday Inn
Rawan Home Stay Guest | Arugam Bay | 6.8475 81.8306 | guest house C
River Corner | Arugam Bay | 6.8404 81.8340 | homestay T
Safa Surf Camp | Arugam Bay | 6.8494 81.8317 | guest house C
Salty Surf House | Arugam Bay | 6.8310 81.8324 | guest house C
Sam's Hut | Arugam Bay | 6.8471 81.8310 | hotel C
Sandy Beach Hotel | Arugam Bay | 6.8477 81.8313 | hotel C
Saneepa Hotel | Arugam Bay | 6.8338 81.8233 | hotel C
Sea Flower Rooms | Arugam Bay | 6.8480 81.8309 | hotel C
Sea Shore Beach Resort | Arugam Bay | 6.8500 81.8316 | guest house C
Shim Beach Resort | Arugam Bay | 6.8254 81.8267 | hotel C
Space Garden | Arugam Bay | 6.8395 81.8330 | hostel C
Stay Golden | Arugam Bay | 6.8335 81.8346 | hotel C
Surf Beach Hotel | Arugam Bay | 6.8472 81.8313 | hotel C
Surf Gangs Hotel | Arugam Bay | 6.8436 81.8309 | hotel C | Surf Gangs Hostel Budget Room
Thanthoory Hotel | Arugam Bay | 6.8450 81.8296 | hotel C
The Danish Villa | Arugam Bay | 6.8451 81.8306 | guest house B
The Folly Arugambay | Arugam Bay | 6.8456 81.8316 | guest house C
The Long Hostel | Arugam Bay | 6.8388 81.8327 | hostel C
The Spice Trail | Arugam Bay | 6.8488 81.8311 | guest house B
Tsunami Hotel | Arugam Bay | 6.8463 81.8316 | guest house B
Upali Beach Resort | Arugam Bay | 6.8389 81.8389 | hotel C
Water Edge | Arugam Bay | 6.8413 81.8325 | hotel C
London Guest House | Kalmunai | 7.4130 81.8250 | guest house T
S.l.r.Holiday Home and Guest House | Kalmunai | 7.4130 81.8250 | guest house T
Sakkaryya Hotel and Restaurant | Kalmunai | 7.4106 81.8387 | hotel C
Superstar Tourist Inn | Kalmunai | 7.4207 81.8242 | guest house B
V.A Raheem | Kalmunai | 7.3604 81.8022 | guest house C
Hilltop Cabanas | Komari | 7.0272 81.8761 | hotel C
Lighthouse Beach Hut | Komari | 7.0244 81.8774 | hotel C
Princess Komari | Komari | 6.9876 81.8658 | guest house C
Fishery Village | Nawamedagama | 7.6639 81.1980 | apartment C
Thompukandam Village Resort | Nintavur | 7.3214 81.8575 | hotel A
Ashraf Resthouse | Oluvil | 7.2960 81.8661 | guest house B
Green Villa Guest House | Oluvil | 7.2896 81.8493 | guest house C
Osaka | Oluvil | 7.2874 81.8544 | guest house C
Guest House & Park | Panama | 6.7547 81.8026 | guest house C
Lagoon Cabanas | Panama | 6.7726 81.8188 | hotel C
Mango Villa Homestay | Panama | 6.7584 81.8067 | guest house C
Mango Villa Panama | Panama | 6.7989 81.8219 | homestay T
Panama Village Homestay | Panama | 6.7595 81.8069 | guest house A | Panama Village Home
Sajani's Home | Panama | 6.7989 81.8219 | homestay T
Welcome House | Panama | 6.7581 81.8088 | homestay B
Yasindu Homes | Panama | 6.7597 81.8022 | homestay B
Inginiyagala Rest House | Polwatta | 7.2178 81.5440 | guest house C
Inginiyagala Wildlife Bungalow | Polwatta | 7.2149 81.5352 | chalet C
Another World | Pottuvil | 6.8760 81.8330 | homestay T
Arne's Place | Pottuvil | 6.8468 81.8314 | guest house A
Arugambay Beach Resort | Pottuvil | 6.8494 81.8315 | hotel C
Arugambay Pacific Hotel | Pottuvil | 6.8425 81.8314 | guest house B
Arugambay Surfers Villa | Pottuvil | 6.8760 81.8330 | guest house T
Balaji Ocean View | Pottuvil | 6.8392 81.8324 | guest house B
Bay Vista | Pottuvil | 6.8417 81.8324 | guest house A | Bay Vista Hotel
Beach Hut | Pottuvil | 6.8760 81.8330 | guest house T
Beach View Cabana | Pottuvil | 6.8428 81.8284 | homestay B
Blue Moon (Pottuvil) | Pottuvil | 6.8792 81.8289 | guest house C
Blue Waters Arugam Bay | Pottuvil | 6.8828 81.8436 | hotel B
Chooty Place | Pottuvil | 6.8760 81.8330 | homestay T
Dream Garden | Pottuvil | 6.9022 81.8424 | guest house A
Ever Green Lounge | Pottuvil | 6.8760 81.8330 | homestay T
Fantasy Hotel | Pottuvil | 6.8760 81.8330 | guest house T
Happy Panda | Pottuvil | 6.8431 81.8312 | homestay B
Hideaway (Pottuvil) | Pottuvil | 6.8416 81.8319 | chalet A | Hideaway Resort
Jetwing Surf | Pottuvil | 6.8800 81.8441 | hotel B
Kottukal Beach House | Pottuvil | 6.8824 81.8445 | hotel B
Lahiru Place | Pottuvil | 6.8388 81.8334 | homestay B
Mid Bay Guest House | Pottuvil | 6.8462 81.8285 | homestay B
Moon Eyes Beach Hotel | Pottuvil | 6.8489 81.8304 | hotel C
New Rilwan Hotel | Pottuvil | 6.8713 81.8303 | hotel C
Nice Place | Pottuvil | 6.8464 81.8292 | homestay B
Ocean Beach Hotel | Pottuvil | 6.8760 81.8330 | guest house T
Onaya Guest | Pottuvil | 6.8760 81.8330 | homestay T
Papermoon Kudils | Pottuvil | 6.9080 81.8433 | guest house B
Rocco's | Pottuvil | 6.8442 81.8314 | guest house A | Arugambay Roccos
Rupa's Beach Hotel | Pottuvil | 6.8392 81.8336 | guest house A
Shashini Beach Resort | Pottuvil | 6.8760 81.8330 | homestay T
Siam View Hotel | Pottuvil | 6.8760 81.8330 | guest house T
Star Dust Beach Hotel | Pottuvil | 6.8504 81.8315 | hotel A
Star Rest Beach Hotel | Pottuvil | 6.8505 81.8280 | homestay B
The Blue Wave Hotel | Pottuvil | 6.8440 81.8300 | hotel B | The Blue Wave
Tri Star Beach Hotel | Pottuvil | 6.8760 81.8330 | guest house T
Tropicana | Pottuvil | 6.8463 81.8307 | guest house A
Zim Bay | Pottuvil | 6.8419 81.8316 | guest house A
Sea Breeze Restaurant & Guest Inn | Sainthamaruthu | 7.4081 81.8401 | guest house B
Kurumba Village | Whisky Point | 6.9006 81.8440 | guest house C
Whisky Whisky Chalet | Whisky Point | 6.9002 81.8416 | chalet C
## Batticaloa
15 L M D | Batticaloa | 7.7130 81.6940 | bungalow T
Anabaya | Batticaloa | 7.7212 81.6942 | hotel B
Appas Breezy Home Stay | Batticaloa | 7.7130 81.6940 | bungalow T
Batticaloa Lagoon Environmental Centre | Batticaloa | 7.7553 81.6847 | guest house B
Batticaloa Rest House | Batticaloa | 7.7109 81.7012 | guest house B
Beni Beach Resort | Batticaloa | 7.7219 81.7135 | bungalow B
Bridge View Hotel | Batticaloa | 7.7222 81.7107 | guest house A
China Cottages | Batticaloa | 7.7185 81.7099 | guest house B
Co-op in Hotel | Batticaloa | 7.7255 81.6908 | guest house A | Coop Inn
Danyaa Restaurant | Batticaloa | 7.7130 81.6940 | guest house T
Deep Sea Resort | Batticaloa | 7.7382 81.7039 | hotel C
Dilu's Homestay | Batticaloa | 7.7130 81.6940 | homestay T
Eastern Eating House | Batticaloa | 7.7130 81.6940 | guest house T
Green Garden Hotel | Batticaloa | 7.7123 81.7113 | hotel B
Hamsaam Villa | Batticaloa | 7.7130 81.6940 | homestay T
Hamsaan Villa | Batticaloa | 7.7193 81.7120 | guest house B
Hotel Avonlea Inn | Batticaloa | 7.7204 81.7116 | hotel B
Hotel Chathuna | Batticaloa | 7.7271 81.6996 | guest house B
Hotel East Lagoon | Batticaloa | 7.7290 81.7049 | hotel A
Kunam Beach Guest House | Batticaloa | 7.7191 81.7151 | guest house B
LMD | Batticaloa | 7.7147 81.7012 | guest house C
Lake View Hotel | Batticaloa | 7.7162 81.6979 | guest house A | Lake View Inn
Lord of the Forest | Batticaloa | 7.7546 81.6937 | hotel C
Manresa Retreat House | Batticaloa | 7.7237 81.6661 | guest house B
Olive Green Resort | Batticaloa | 7.7232 81.7125 | bungalow B
Queen's Guest | Batticaloa | 7.7187 81.7121 | guest house B
Riviera Resort | Batticaloa | 7.7201 81.7102 | hotel A
RoaBaa Guesthouse | Batticaloa | 7.7245 81.6911 | guest house C
Sea Front Hotel | Batticaloa | 7.7214 81.7124 | guest house A
Subaraj Inn Hotel | Batticaloa | 7.7167 81.6985 | hotel B
The Moon's Hotel | Batticaloa | 7.7139 81.6936 | guest house B
Treatooo Hotel | Batticaloa | 7.7179 81.7039 | hotel C
YMCA (Batticaloa) | Batticaloa | 7.7312 81.6963 | guest house B
Akshaya Hotel | Chenkalady | 7.7938 81.5812 | hotel B
Arulmathi Hotel | Chenkalady | 7.8130 81.5619 | hotel B
Jinna Hotel | Chenkalady | 7.8408 81.5833 | hotel B
Mathuraam Hotel | Chenkalady | 7.7809 81.5962 | hotel B
Moorthi Hotel | Chenkalady | 7.7976 81.5766 | hotel C
Nirutha | Chenkalady | 7.7902 81.5851 | hotel A | Hotel Nirutha
Sri Prabas Hotel | Chenkalady | 7.7828 81.5938 | hotel C
Tourist Park | Chenkalady | 7.7950 81.6363 | camp B
Amma Hotel | Eravur | 7.7691 81.6138 | hotel B
Coconut Camping | Eravur | 7.7653 81.6191 | camp C
Kowri Veg Hotel | Eravur | 7.7781 81.6008 | hotel B
Niththiya Hotel | Eravur | 7.7679 81.6156 | hotel B
Raja Rajeshwary Hotel | Eravur | 7.7660 81.6183 | hotel B
Three Star Hotel | Eravur | 7.7782 81.6015 | hotel B
Aki Villa | Kalkudah | 7.9098 81.5600 | hotel C
Amaya Beach Resort & Spa | Kalkudah | 7.9255 81.5695 | hotel A | Amaya Beach Passikudah
Anantaya Resort & Spa (Kalkudah) | Kalkudah | 7.9309 81.5593 | hotel A5
CocoVille | Kalkudah | 7.9101 81.5639 | hotel A
Inn on the Bay | Kalkudah | 7.9120 81.5520 | homestay T
Karpaha Sands | Kalkudah | 7.8730 81.5663 | hotel B
Nandawanam | Kalkudah | 7.9204 81.5612 | guest house A | Nandawanam Guest House
New Rest Inn | Kalkudah | 7.9120 81.5520 | bungalow T
Shakti Vani Ayurvedic Resort | Kalkudah | 7.9090 81.5593 | hotel C
Simla Inn | Kalkudah | 7.9208 81.5545 | bungalow B
Vekery | Kalkudah | 7.8614 81.5399 | hotel B
Batticaloa Holiday Resort | Kaluwanchikudi | 7.5294 81.7946 | guest house T
Diluxshan Rest | Kaluwanchikudi | 7.5182 81.8042 | guest house C
Suja Hotel | Kathiraveli | 8.2128 81.4064 | guest house C
Giman Free Beach Resort | Navaladdy | 7.9954 81.5116 | hotel C
AL - Matheena Hotel | Oddamavadi | 7.9140 81.5235 | hotel C
Salamiya Hotel | Oddamavadi | 7.9138 81.5239 | hotel C
Ahsram | Pasikudah | 7.9209 81.5661 | hotel C
Amethyst Resort | Pasikudah | 7.9240 81.5647 | hotel B
Anilana | Pasikudah | 7.9259 81.5750 | hotel A | Anilana-Eastern Development Enterprises
Inn On The Bay Guest House | Pasikudah | 7.9222 81.5685 | guest house C
Jetwing Sunrise Hotel | Pasikudah | 7.9240 81.5600 | hotel T
Kayjay Beach House | Pasikudah | 7.9191 81.5695 | bungalow C
Laya Waves | Pasikudah | 7.9182 81.5682 | guest house B
Maalu Maalu Resort & Spa | Pasikudah | 7.9276 81.5606 | hotel A
Marina Beach | Pasikudah | 7.9244 81.5632 | hotel A | Marina Passikudah
Minn Gee Resort & Spa | Pasikudah | 7.9256 81.5737 | hotel C
New Land Guest House | Pasikudah | 7.9202 81.5570 | guest house C
Nirma Shadow Inn | Pasikudah | 7.9049 81.5626 | hotel B
Pasikudah Resort | Pasikudah | 7.9215 81.5687 | hotel B
Passi Bay Hotel | Pasikudah | 7.9220 81.5686 | hotel A
Passi Villas | Pasikudah | 7.9261 81.5706 | hotel A
Sun Aqua Pasikudah | Pasikudah | 7.9247 81.5753 | hotel C | Sun Aqua
Sunrise Pasikuda | Pasikudah | 7.9259 81.5628 | hotel B
The Calm Resort & Spa | Pasikudah | 7.9287 81.5601 | hotel C
The Cove Passikudah | Pasikudah | 7.9344 81.5398 | bungalow C
Uga Bay | Pasikudah | 7.9267 81.5614 | hotel A | Uga Bay Resort & Spa
Kavi Guest House | Vakarai | 8.1312 81.4365 | guest house T
Coral Cove | Valachchenai | 7.9831 81.5284 | guest house C
## Trincomalee
Larkhchein Guest | Kantale | 8.3600 81.0050 | guest house T
New Akila Resort | Kantale | 8.3529 81.0086 | guest house C
Thavakkal | Kinniya | 8.5020 81.1920 | hotel B
Adaar | Kumburupiddy | 8.7520 81.1536 | hotel C
Uga Jungle Beach Resort | Kumburupiddy | 8.7712 81.1365 | hotel A | Jungle Beach Resort
32 Celcius Nilaveli | Nilaveli | 8.6791 81.1971 | hotel C
Amigos Inn | Nilaveli | 8.6679 81.2107 | hotel C
Anilana Hotels & Resorts Blue Lagoon | Nilaveli | 8.7267 81.1766 | hotel C
Anilana Nilaveli | Nilaveli | 8.7071 81.1868 | hotel B
Anukama Resort | Nilaveli | 8.6696 81.2061 | hotel B
Bliss Bay Nilaveli | Nilaveli | 8.6659 81.2138 | hotel C
Brindhavan Cottage | Nilaveli | 8.6981 81.1811 | hostel C
Cardamon | Nilaveli | 8.6839 81.1990 | hotel A | Cardamon Hotel Nilaveli
Cbeyond | Nilaveli | 8.7331 81.1735 | hotel B
Coco Lagoon | Nilaveli | 8.6885 81.1856 | guest house C
Coral Bay Hotel | Nilaveli | 8.6796 81.2013 | hotel C
Dark Waves | Nilaveli | 8.6797 81.1989 | guest house C
Divers Land Shoy's Place | Nilaveli | 8.6758 81.1999 | guest house C
Dream | Nilaveli | 8.6851 81.1896 | guest house C
Gopalapuram Guest House | Nilaveli | 8.6943 81.1915 | guest house C
Hotel White Sand Beach | Nilaveli | 8.6807 81.2005 | hotel C
Jey's Place and Restaurant | Nilaveli | 8.6897 81.1891 | hotel C
Luxsume Guest House Nilaveli | Nilaveli | 8.6920 81.1897 | guest house C
Mithra | Nilaveli | 8.6762 81.2043 | guest house C
Mitty's Round House | Nilaveli | 8.6844 81.1947 | hotel C
NN Beach Resort & Spa | Nilaveli | 8.6721 81.2070 | guest house C
Nagenahira Beach Villas | Nilaveli | 8.7131 81.1832 | hotel C
Nilaveli Bay Villa | Nilaveli | 8.6666 81.2119 | chalet B
Nilaveli Beach Hotel | Nilaveli | 8.7061 81.1884 | hotel A2
Nilaveli Beach Resort | Nilaveli | 8.7194 81.1804 | hotel C
Nilaveli Bella | Nilaveli | 8.6714 81.2065 | guest house C
Nilaveli Guest Home | Nilaveli | 8.6924 81.1924 | guest house C
Nilaveli Homestay | Nilaveli | 8.6926 81.1923 | guest house C
Nilaveli Palm House | Nilaveli | 8.7231 81.1754 | hotel C
Oceanfront Condos | Nilaveli | 8.6832 81.1996 | apartment C
Oga | Nilaveli | 8.6802 81.1994 | guest house C
Palm Beach Nilaveli | Nilaveli | 8.6814 81.1997 | hotel C
Palmera Eco Resort Nilaveli | Nilaveli | 8.6963 81.1818 | hotel C
Pearl Inn Green | Nilaveli | 8.6960 81.1897 | hotel C
Pigeon Island Beach Resort | Nilaveli | 8.7121 81.1836 | hotel A2 | Pigeon Island Beach Hotel
Pigeon Island View Guest House | Nilaveli | 8.6865 81.1977 | guest house B
Rainbow Guest House | Nilaveli | 8.6921 81.1853 | guest house C
Ramanathan Cottage | Nilaveli | 8.6870 81.1900 | bungalow T
Sai SeaShell | Nilaveli | 8.6927 81.1923 | hotel C
Sana Place Restaurant & Hostel | Nilaveli | 8.6899 81.1890 | hostel C
Sand Life Beach Hotel | Nilaveli | 8.6687 81.2100 | guest house C
Sea View Hotel (Nilaveli) | Nilaveli | 8.6923 81.1947 | hotel C
Sea Zone Hotel | Nilaveli | 8.6936 81.1917 | hotel C
Seaway Hotel | Nilaveli | 8.6946 81.1930 | hotel C
Secret Escape Nilaveli | Nilaveli | 8.7043 81.1870 | hotel C
Shahira Hotel | Nilaveli | 8.6950 81.1920 | hotel C
That's Why | Nilaveli | 8.6684 81.2104 | guest house B
The Beach House | Nilaveli | 8.7331 81.1732 | guest house C
The Coastal | Nilaveli | 8.6801 81.1998 | hotel C
The Residence Nilaveli | Nilaveli | 8.6803 81.1924 | hotel C
Theepan's Home | Nilaveli | 8.6918 81.1924 | guest house C
Thirumalai Park | Nilaveli | 8.6893 81.1871 | hotel C
Vibushan Guesthouse | Nilaveli | 8.6908 81.1899 | guest house C
Vitamin Sea | Nilaveli | 8.6748 81.2053 | hostel C
Amaranthe Bay Resort & Spa | Trincomalee | 8.6177 81.2151 | hotel A
Amila Guest | Trincomalee | 8.5946 81.2160 | guest house A | Amila Guest House
Anantamaa | Trincomalee | 8.6153 81.2178 | hotel A | Anantamaa Hotel
Anton Guest House | Trincomalee | 8.6107 81.2175 | guest house C
Avila Holiday Resort | Trincomalee | 8.6143 81.2173 | hotel C
Blue Sand Resort and Hotel | Trincomalee | 8.6112 81.2186 | hotel B
Blue Water Beach Resort | Trincomalee | 8.6113 81.2160 | hotel C
Bulbul Inn | Trincomalee | 8.5731 81.2301 | hotel C
Dutch Bay Beach Cottages | Trincomalee | 8.5668 81.2387 | hotel C
Dutch Beach Rooms | Trincomalee | 8.5693 81.2376 | guest house C
Dyke Rest | Trincomalee | 8.5658 81.2394 | hotel B
Eastern Holiday Resort & Restaurant | Trincomalee | 8.5888 81.2018 | hotel C
French Garden Regish Guesthouse | Trincomalee | 8.6109 81.2186 | guest house C | French Garden
Golden Beach Cottages | Trincomalee | 8.6163 81.2184 | hotel C
Habour View Guest House | Trincomalee | 8.5752 81.2224 | guest house C
Hotel New Sea Lord | Trincomalee | 8.6029 81.2203 | guest house B
Hotel Ocean Park | Trincomalee | 8.5711 81.2335 | bungalow T
Hotel Oshin | Trincomalee | 8.5888 81.1946 | guest house B
Hotel Sea Shadow | Trincomalee | 8.6111 81.2166 | hotel C
Hotel Silver Beach | Trincomalee | 8.6168 81.2183 | hotel A
Hotel Tobiko | Trincomalee | 8.5969 81.2224 | hotel A
JKAB Park Hotel | Trincomalee | 8.5939 81.2169 | guest house A
Lagoon's Edge Sea View Bungalow | Trincomalee | 8.5808 81.2215 | hotel C
N Joy Inn | Trincomalee | 8.5666 81.2387 | hotel C
Nest Inn | Trincomalee | 8.5954 81.2212 | hotel C
Orr's Hill House | Trincomalee | 8.5753 81.2164 | hotel C
Palm Beach Resort | Trincomalee | 8.6336 81.2233 | hotel C
Palm Beach Resort Trinco | Trincomalee | 8.6117 81.2178 | hotel B
Pearl Oceanic Resort | Trincomalee | 8.6364 81.2229 | guest house A
Prasanna Guest House | Trincomalee | 8.5858 81.2087 | guest house A
Rea Lanka Guest House | Trincomalee | 8.6114 81.2168 | guest house C
Ruwanthika Guest House | Trincomalee | 8.5857 81.2111 | guest house C
Sasvi Cabana | Trincomalee | 8.6138 81.2164 | guest house C
Sayura Guest House | Trincomalee | 8.5822 81.2306 | guest house C
Sea Lotus Park | Trincomalee | 8.6146 81.2182 | hotel A | Sea Lotus Park Hotel
Silver Star Inn | Trincomalee | 8.5738 81.2350 | hotel C
Summer Set Inn | Trincomalee | 8.5714 81.2345 | hotel C
Sunflower | Trincomalee | 8.5684 81.2330 | guest house C
Trinco Beach | Trincomalee | 8.5677 81.2387 | guest house A | Trinco Beach Hotel
Trinco Rest House | Trincomalee | 8.5708 81.2368 | hotel C | Trinco House
Villa Guest House | Trincomalee | 8.5711 81.2335 | guest house T
Vimal Beach House | Trincomalee | 8.5680 81.2386 | guest house C
Welcombe Hotel | Trincomalee | 8.5698 81.2162 | hotel A
Whistle Guest House | Trincomalee | 8.6143 81.2182 | guest house C
Akki's Hostel | Uppuveli | 8.6128 81.2177 | hostel C
Apple Five | Uppuveli | 8.5950 81.2164 | guest house B
Beach Life Uppuveli | Uppuveli | 8.6067 81.2186 | hotel C | Beach Life Hostel
Chill Zone | Uppuveli | 8.6168 81.2163 | hostel C
Coconut Beach Lodge | Uppuveli | 8.6116 81.2186 | guest house B
Echo Point | Uppuveli | 8.6160 81.2161 | hostel C
Geetha Gues House | Uppuveli | 8.5934 81.2162 | guest house B
Gunapala's Inn | Uppuveli | 8.5936 81.2184 | hotel B
Hilton Cottage | Uppuveli | 8.6146 81.2169 | guest house C
JKAB Beach Resort | Uppuveli | 8.5963 81.2226 | hotel C | JKAB New Beach
Jangal Vistha Beach | Uppuveli | 8.6131 81.2174 | hotel C
Jungle Vitha Beach | Uppuveli | 8.6129 81.2182 | guest house C
Koshe Guest House | Uppuveli | 8.6126 81.2145 | guest house B
Lobster Inn | Uppuveli | 8.6129 81.2179 | guest house C
MRD Beach Hotel | Uppuveli | 8.6114 81.2170 | hotel C
Maya Beach | Uppuveli | 8.5970 81.2226 | hotel C
Moon Shyne | Uppuveli | 8.6022 81.2197 | hostel C
Neem Beach House | Uppuveli | 8.6113 81.2173 | guest house B
Nesan's Villa | Uppuveli | 8.6280 81.2114 | guest house C
Nina's Guest House | Uppuveli | 8.6118 81.2154 | guest house C
Orion Beach Way | Uppuveli | 8.6120 81.2173 | chalet B
Pearl House Guest | Uppuveli | 8.6165 81.2159 | guest house C
Ranjini Guest House | Uppuveli | 8.6135 81.2178 | guest house C
Reshani Breeze | Uppuveli | 8.6121 81.2123 | guest house C
SNP Star Guest House | Uppuveli | 8.6143 81.2169 | guest house C
Silaa Cabana | Uppuveli | 8.6136 81.2163 | guest house C
Skandig | Uppuveli | 8.5980 81.2220 | hotel B
Sunsha Rest Inn | Uppuveli | 8.6125 81.2144 | hostel C
The Secret Garden Guest House | Uppuveli | 8.6163 81.2175 | guest house C
The Wanderers Hostel | Uppuveli | 8.6178 81.2166 | guest house C
Trinco Blu by Cinnamon | Uppuveli | 8.6181 81.2179 | hotel B4 | Chaaya Blu, Club Oceanic
UBay | Uppuveli | 8.6145 81.2172 | guest house C
`
