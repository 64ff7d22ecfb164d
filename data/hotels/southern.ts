/**
 * Hotels of Southern Province. Made by `npm run hotels`; corrections stand in scripts/hotels/corrections.txt.
 * Format: worker/places/hotel-table.ts
 *
 * © OpenStreetMap contributors; Sri Lanka Tourism Development Authority. This table is a database under the Open
 * Database License (ODbL) 1.0, https://opendatacommons.org/licenses/odbl/1-0/: whoever changes it and offers it to
 * others does so under the same licence.
 */
export const southernHotels = `
## Galle
7th Sky Edyll | Ahangama | 5.9772 80.3511 | hotel C
7th Sky Idyll | Ahangama | 5.9725 80.3631 | guest house C
Ahangama House | Ahangama | 5.9811 80.3542 | hotel C
Azure Beach Villa | Ahangama | 5.9703 80.3674 | hotel C
Bojangles Beach House | Ahangama | 5.9771 80.3526 | hotel A
Cafe Ceylon Hotel | Ahangama | 5.9783 80.3491 | hotel C
Ceilao Villas Kabalana | Ahangama | 5.9780 80.3477 | hotel A2 | Hotel Kabalana
D Mount Villa | Ahangama | 5.9818 80.3585 | hotel C
Gitano Surf Ahangama | Ahangama | 5.9718 80.3647 | hotel C
Hostel Gang | Ahangama | 5.9773 80.3603 | hostel B
Insight Hotel | Ahangama | 5.9734 80.3602 | hotel A | Insight
JAM | Ahangama | 5.9741 80.3593 | hotel C
Kabalana Surf Club | Ahangama | 5.9779 80.3474 | hostel C
Ketha Tourist Bungalow | Ahangama | 5.9740 80.3670 | bungalow T
Lake View Villa | Ahangama | 5.9937 80.3470 | bungalow B
Lark Hill | Ahangama | 5.9739 80.3670 | hotel C
Lotus Surf & Wellness | Ahangama | 5.9687 80.3751 | guest house B
Lumbini Lagoon | Ahangama | 5.9876 80.3454 | bungalow B
Luxury Villa Indisch | Ahangama | 5.9680 80.3725 | hotel A | Indisch
Madoldu Eco Resort | Ahangama | 5.9852 80.3352 | hotel A
Mango Shade Villa | Ahangama | 5.9752 80.3616 | guest house C
Mosvold Villa | Ahangama | 5.9764 80.3534 | guest house B
Ocean Crest | Ahangama | 5.9756 80.3547 | bungalow B
Ocean Dreams Hotel | Ahangama | 5.9665 80.3765 | guest house A
Pickled Pelican | Ahangama | 5.9722 80.3639 | hotel C
Puhulyaya Holiday Bungalow | Ahangama | 5.9686 80.3750 | bungalow C
Sakara Holiday Bungalow | Ahangama | 5.9710 80.3740 | bungalow B
Sayurima Hotel | Ahangama | 5.9653 80.3805 | guest house A | Sayurima Hotel & Guest House
Sola | Ahangama | 5.9877 80.3744 | hotel C
Solar Garden Restaurant & Guest House | Ahangama | 5.9740 80.3670 | guest house T
South Beach Resort | Ahangama | 5.9826 80.3364 | guest house A
South Star Hotel | Ahangama | 5.9740 80.3670 | guest house T
Sri Lankan Villa | Ahangama | 5.9853 80.3394 | apartment C
Sudharma Boutique Hotel | Ahangama | 5.9721 80.3708 | hotel C
Sunshine Stories | Ahangama | 5.9749 80.3666 | hotel C
Surfing Villa | Ahangama | 5.9782 80.3489 | guest house B
Teal Ahangama | Ahangama | 5.9777 80.3509 | hotel B
Timeless Villa | Ahangama | 5.9778 80.3503 | hotel C
Villa Mayurana | Ahangama | 6.0077 80.3416 | hotel A
Wadiya on the Beach Resort | Ahangama | 5.9679 80.3710 | hotel C
Heritance Ahungalla | Ahungalla | 6.3118 80.0317 | hotel A5 | Heritance Ahungalle, Triton Hotel
Hotel Riu Sri Lanka | Ahungalla | 6.3095 80.0333 | hotel A5 | RIU Hotel
Lotus Villa Ahungalla | Ahungalla | 6.3053 80.0353 | guest house A | Lotus Rest
Tino Villa | Ahungalla | 6.3142 80.0304 | guest house C
Villa Ranmenika | Ahungalla | 6.3082 80.0356 | hotel A
Villa Thotupola | Ahungalla | 6.3144 80.0293 | guest house C
White Villa Resort and Restaurant | Ahungalla | 6.3150 80.0340 | guest house T
Jan | Akmeemana | 6.0565 80.2696 | apartment C
Barberyn Sands | Aluthgama | 6.4332 79.9934 | hotel B
Blackpearl Villa | Aluthgama | 6.4361 79.9981 | guest house C
Centara Ceysands Arrival Lounge | Aluthgama | 6.4324 79.9963 | hotel B
Club Bentota | Aluthgama | 6.4382 79.9912 | hotel A2
Daydream | Aluthgama | 6.4410 79.9924 | guest house C
Green Garden Guest House | Aluthgama | 6.4308 80.0001 | guest house C
Hotel Hemadan | Aluthgama | 6.4288 79.9974 | guest house A | Hemadan
JJ Villa | Aluthgama | 6.4366 79.9987 | guest house C
Lagoon Bentota | Aluthgama | 6.4312 80.0070 | hotel B
Lagoon Garden | Aluthgama | 6.4443 79.9918 | guest house A
Laluna Ayurveda Resort | Aluthgama | 6.4359 79.9947 | guest house A | Laluna Hotel
Queen River Inn | Aluthgama | 6.4383 79.9943 | guest house C
Residence Jasmine | Aluthgama | 6.4371 79.9943 | guest house C
Terrena Lodge | Aluthgama | 6.4291 79.9977 | guest house B
Villa Sun Shine | Aluthgama | 6.4431 79.9935 | guest house C
Beauty Coral Hotel | Ambalangoda | 6.1954 80.0638 | hotel C
Blue Horizon (Ambalangoda) | Ambalangoda | 6.2355 80.0540 | guest house T
Cinnamon Beach Inn | Ambalangoda | 6.1933 80.0623 | hotel C
Cool Beach Hotel | Ambalangoda | 6.1963 80.0625 | hotel C
Corals Edge | Ambalangoda | 6.2181 80.0578 | hotel C
Gangananda | Ambalangoda | 6.2242 80.0598 | guest house C
Golden Villa (Ambalangoda) | Ambalangoda | 6.2264 80.0543 | guest house C
Hotel Italia | Ambalangoda | 6.2369 80.0554 | hotel A
Hotel J Ambalangoda | Ambalangoda | 6.2455 80.0466 | hotel C | Dream Beach Hotel
Karu's Guest House | Ambalangoda | 6.1943 80.0623 | guest house C
Kukula Villa | Ambalangoda | 6.2099 80.0756 | guest house B
Max Wadiya | Ambalangoda | 6.2204 80.0572 | hotel A
OYO 465 Hotel Bounty | Ambalangoda | 6.1893 80.0672 | hotel C
Ocean Breeze Inn | Ambalangoda | 6.2477 80.0446 | hotel C
Orenco Hotel | Ambalangoda | 6.2394 80.0517 | hotel C
Parrot Villa | Ambalangoda | 6.2201 80.0573 | hotel C
Piya Nivasa | Ambalangoda | 6.1935 80.0624 | hotel C
R Degrees | Ambalangoda | 6.2429 80.0487 | hotel A | R Degrees Hotel
Ramon Beach Resort | Ambalangoda | 6.2426 80.0487 | hotel C
Red Parrot Beach Villa | Ambalangoda | 6.2245 80.0550 | chalet B
Rimakvin River Edge Resort | Ambalangoda | 6.2265 80.0672 | hotel C
Saman Rest | Ambalangoda | 6.2372 80.0541 | guest house B
Sea Breeze | Ambalangoda | 6.2225 80.0563 | hotel C
Sea Spray Terrace | Ambalangoda | 6.1916 80.0637 | hotel C
Serendipitaly Hotel | Ambalangoda | 6.1966 80.0607 | guest house B
Serene Holiday Bungalow | Ambalangoda | 6.2355 80.0540 | bungalow T
Shangrela Beach Resort | Ambalangoda | 6.2373 80.0512 | guest house A
Sri Lanka Ayrveda Garden | Ambalangoda | 6.2422 80.0485 | hotel C
Sunny's Guest House | Ambalangoda | 6.1954 80.0632 | guest house C
Sunset Beach Cabanas | Ambalangoda | 6.2267 80.0541 | guest house B
Villa 96 Boutique Hotel | Ambalangoda | 6.1890 80.0667 | hotel C
Villananda | Ambalangoda | 6.2244 80.0552 | chalet B
Wasantha Guest House & Restaurant | Ambalangoda | 6.2328 80.0543 | guest house C
Aradana | Baddegama | 6.1711 80.1655 | hotel C
Echoing Dream Resort | Baddegama | 6.1411 80.1754 | guest house B
Falcy Estate | Baddegama | 6.1991 80.1849 | homestay B
Amba Ayurveda Boutique Hotel | Balapitiya | 6.2690 80.0370 | guest house T
Calamansi Cove Villas by Jetwing | Balapitiya | 6.2850 80.0366 | hotel A | Calamansi Suite, Calamansi Cove by Jetwing
Dream Villa | Balapitiya | 6.2856 80.0400 | homestay B
G.C.P. Hotel & Restaurant | Balapitiya | 6.2606 80.0375 | guest house C
Gangabada Asiriya | Balapitiya | 6.2736 80.0388 | hotel C
Ice Age Hotel and Restaurant | Balapitiya | 6.2672 80.0354 | guest house B | Ice Age Hotel
Kadolana Eco Village | Balapitiya | 6.2654 80.0464 | hotel C
Kumu | Balapitiya | 6.2553 80.0391 | hotel C
Lotus Paradise | Balapitiya | 6.2690 80.0370 | guest house T
Michelle Boutique Hotel | Balapitiya | 6.2634 80.0365 | hotel B
Ravi Beach Resort | Balapitiya | 6.2690 80.0337 | hotel C
Roman Lake | Balapitiya | 6.2967 80.0467 | guest house A
Saroma | Balapitiya | 6.2798 80.0406 | hotel C
Sheen Home Stay | Balapitiya | 6.2687 80.0337 | homestay B
Shinagawa Beach | Balapitiya | 6.2912 80.0386 | hotel A
Taprana A LuvAyurveda Hotel | Balapitiya | 6.2542 80.0406 | hotel C
The River House | Balapitiya | 6.2603 80.0429 | hotel A
The Sandals | Balapitiya | 6.2578 80.0376 | chalet B
The Villa Balapitiya Beach | Balapitiya | 6.2577 80.0387 | homestay B
Two Anchors | Balapitiya | 6.2614 80.0374 | hotel C
Villa Lanka Pearl | Balapitiya | 6.2690 80.0370 | guest house T
Villa Thuya | Balapitiya | 6.2606 80.0369 | chalet C
AIDA Hotels | Bentota | 6.4248 79.9981 | hotel A
Aayu's Guest | Bentota | 6.4207 79.9975 | guest house C
Amal Villa | Bentota | 6.4117 80.0011 | guest house A
Ananda Villa Bentota | Bentota | 6.4205 79.9979 | guest house C
Ayubowan (Bentota) | Bentota | 6.4102 80.0015 | hotel B
Ayurveda Walauwa | Bentota | 6.4200 80.0000 | hotel B
Ayurweda Sign of Life | Bentota | 6.3954 80.0051 | hotel B
Bentota Beach by Cinnamon | Bentota | 6.4247 79.9971 | hotel B4 | Bentota Beach Hotel
Bentota Resort | Bentota | 6.4082 80.0291 | hotel C
Bentota Village | Bentota | 6.4069 80.0046 | hotel A2 | Hotel Bentota Village
Bobbys Guesthouse | Bentota | 6.4219 79.9975 | guest house B
Canal Villa Bentota | Bentota | 6.4174 80.0061 | guest house B
Ceeba Villa | Bentota | 6.4110 80.0074 | guest house C
Centara Ceysands | Bentota | 6.4302 79.9946 | hotel A2 | Centara Ceysands Resort & Spa
Chami Villa | Bentota | 6.4208 79.9975 | hotel B
Cinnamon Villa | Bentota | 6.4200 79.9980 | bungalow T
Club Paradise Hotel | Bentota | 6.4374 79.9895 | hotel B
Club Villa | Bentota | 6.4141 79.9991 | hotel A
Coco Cabana (Bentota) | Bentota | 6.4309 80.0081 | chalet B
Diamond Villa | Bentota | 6.4252 80.0052 | guest house B
Duvi Villa | Bentota | 6.4170 79.9981 | guest house C
Eronee Villa | Bentota | 6.4164 79.9984 | apartment B
Franipani | Bentota | 6.4226 79.9963 | hotel B
Fuji | Bentota | 6.4248 80.0041 | hotel B
Grace Home Stay | Bentota | 6.4200 79.9980 | homestay T
Grace Villa Guesthouse | Bentota | 6.4253 80.0080 | guest house C
Hotel Panchi Villa | Bentota | 6.4005 80.0059 | guest house B
Isuru Holiday Home | Bentota | 6.4085 80.0231 | guest house C
Jayaswin Holiday Bungalow | Bentota | 6.4200 79.9980 | homestay T
Kalumama Place | Bentota | 6.4165 80.0015 | guest house B
Kavee Guest | Bentota | 6.4161 79.9998 | guest house C
Lal Home Stay (Bentota) | Bentota | 6.4200 79.9980 | homestay T
Lanka Guesthouse | Bentota | 6.4146 79.9997 | guest house B
Little Paradise (Bentota) | Bentota | 6.4216 79.9976 | guest house B
Lucky Larry Lodge | Bentota | 6.4159 79.9995 | guest house B
Lucullus Garden | Bentota | 6.4220 79.9977 | guest house C
Marina | Bentota | 6.4291 79.9947 | guest house A
Mihin Villa | Bentota | 6.4109 80.0007 | hotel B
My Villa | Bentota | 6.4228 79.9985 | chalet B
Namo Villa | Bentota | 6.4166 80.0125 | guest house C
Ocean Inn | Bentota | 6.4200 79.9980 | homestay T
Oriole Villa | Bentota | 6.3880 80.0478 | guest house B
Osanda Guest | Bentota | 6.4205 79.9971 | guest house C
Palm Beach Inn | Bentota | 6.4111 80.0004 | hotel C
Paradise Road the Villa Bentota | Bentota | 6.4117 79.9997 | villa B
River Side Inn Fuji | Bentota | 6.4281 80.0071 | bungalow B
Riverina Hotel | Bentota | 6.4447 79.9878 | hotel B
Riverside Bungalow | Bentota | 6.4200 79.9980 | bungalow T
Rock Villa | Bentota | 6.4136 79.9974 | villa B
Rockery Villa | Bentota | 6.4142 80.0013 | hotel B
Sakura Villa | Bentota | 6.4279 80.0160 | hotel B
Sanasuma Villa | Bentota | 6.4176 79.9975 | homestay B
Sandali Walauwa | Bentota | 6.4004 80.0055 | hotel C
Sapara River Guesthouse | Bentota | 6.4260 80.0059 | guest house C
Serendiva | Bentota | 6.4200 79.9980 | bungalow T
Sethra | Bentota | 6.4200 79.9980 | homestay T
Shan Villa (Bentota) | Bentota | 6.4206 79.9979 | hotel C
Shangri-lanka Villa | Bentota | 6.4114 80.0074 | hotel C
Shimada Villa | Bentota | 6.4142 80.0008 | hotel B
Solid | Bentota | 6.4181 79.9974 | hotel B
Southern Villa | Bentota | 6.4210 79.9979 | hotel C
Sri Lanka Shine Lodge | Bentota | 6.4250 80.0045 | guest house B
Sunsea Villa | Bentota | 6.4060 80.0033 | hotel B
Supun Villa | Bentota | 6.4206 79.9977 | guest house A
Surf | Bentota | 6.4201 79.9965 | hotel A2
Susanthas | Bentota | 6.4219 79.9970 | hotel A1 | Hotel Susanthas
Swe Lanka | Bentota | 6.4215 80.0011 | hotel B
Taj Bentota Resort & Spa | Bentota | 6.4170 79.9963 | hotel A5 | Vivanta by Taj-Bentota, Taj Exotica Bentota
Taru Villas-River Cottage | Bentota | 6.4189 80.0060 | bungalow B
Thaala Bentota | Bentota | 6.4236 79.9965 | hotel B2 | Avani Bentota Resort & Spa, Avani Bentota
The Betota Residenz | Bentota | 6.4213 79.9987 | chalet B
The Villa Bentota | Bentota | 6.4145 79.9987 | hotel C
The Waterside Hotel | Bentota | 6.4308 80.0072 | hotel A | Waterside Bentota
Villa No. 01 | Bentota | 6.4209 79.9977 | guest house C
Villa Wunderschonn | Bentota | 6.4199 79.9984 | hotel B
Warahena Beach Hotel | Bentota | 6.4200 79.9980 | guest house T
Wasana Guesthouse | Bentota | 6.4154 79.9992 | guest house B
Westrom Villa | Bentota | 6.4200 79.9980 | bungalow T
White Villa (Bentota) | Bentota | 6.4157 79.9992 | guest house A
Wrahabena Beachhotel | Bentota | 6.3991 80.0052 | hotel B
Wunderbar | Bentota | 6.4119 80.0004 | guest house A | Hotel Wonder Bar
Zum Deutschen | Bentota | 6.4035 80.0056 | hotel B
Club Palm Garden Hotel | Beruwala | 6.4462 79.9860 | hotel C
Eden Resort & Spa | Beruwala | 6.4444 79.9892 | hotel A5
Lanka Princess | Beruwala | 6.4436 79.9895 | hotel A | Lanka Princess Hotel
Beach Grove Villas | Dalawella Beach | 6.0074 80.2616 | hotel C
Bird's Paradise Hotel | Dalawella Beach | 6.0016 80.2650 | hotel C
Dilhan Guest House | Dalawella Beach | 6.0006 80.2633 | guest house C
Disna Place | Dalawella Beach | 6.0052 80.2605 | guest house C
Galawatta Beach Cabanas | Dalawella Beach | 6.0000 80.2647 | hotel C
Green Almond Hotel | Dalawella Beach | 5.9994 80.2715 | hotel C
Isle of Thalpe | Dalawella Beach | 6.0018 80.2596 | hotel C
Lotus View Apartment | Dalawella Beach | 6.0020 80.2631 | apartment C
Masith Guest House | Dalawella Beach | 6.0003 80.2688 | guest house C
Morgan House | Dalawella Beach | 6.0004 80.2634 | guest house C
Radisson Collection Resort | Dalawella Beach | 5.9995 80.2670 | hotel C | Radisson Blu Galle
Rathna Guesthouse | Dalawella Beach | 6.0006 80.2625 | guest house C
Sayura Beach Hotel | Dalawella Beach | 6.0005 80.2629 | hotel C
Shady Edge | Dalawella Beach | 6.0023 80.2600 | guest house C
Skinny Beach House | Dalawella Beach | 6.0004 80.2630 | hotel C
Thalpe Heights Villa | Dalawella Beach | 6.0017 80.2612 | guest house C
Aditya Resort | Dodanduwa | 6.0951 80.1350 | hotel A | Aditya
Bachmann Villa | Dodanduwa | 6.1017 80.1255 | hotel B
Beach Walk Villa | Dodanduwa | 6.1139 80.1226 | chalet B
Dream Village Beach Cabana | Dodanduwa | 6.0974 80.1306 | hotel C
Eco Village | Dodanduwa | 6.1065 80.1289 | hotel C
Lagoon View Boat Safari & Hostel | Dodanduwa | 6.1056 80.1315 | hostel C
New Ocean Hill Hotel | Dodanduwa | 6.0819 80.1485 | hotel C
Orange Boom Villa | Dodanduwa | 6.0981 80.1316 | hotel C
Ravana Beach Cabins | Dodanduwa | 6.0967 80.1313 | hotel C
Raveena Home Stay | Dodanduwa | 6.0970 80.1270 | homestay T
Tropical Beach Garden Villa | Dodanduwa | 6.1006 80.1286 | hotel B
Villa Hikka Lagoon | Dodanduwa | 6.1034 80.1316 | guest house C
Villa Nilmanel | Dodanduwa | 6.1013 80.1277 | hotel B
Chandima Guest House | Elpitiya | 6.2930 80.1638 | guest house T
Kosala Bungalow | Elpitiya | 6.2930 80.1638 | bungalow T
Sheshesu Guest House & Wedding Hall | Elpitiya | 6.2930 80.1638 | guest house T
The M G S Hotel | Elpitiya | 6.2868 80.1630 | guest house B
Yasodha | Elpitiya | 6.2467 80.1729 | hostel B
23 Palm | Galle | 5.9982 80.2752 | hotel C
25 Rampart Street | Galle | 6.0367 80.2170 | bungalow T
42 Light House Street | Galle | 6.0278 80.2164 | bungalow B
Albert Fort | Galle | 6.0251 80.2173 | guest house C
Amanda Villa | Galle | 6.0750 80.2231 | hotel B
Amangalla | Galle | 6.0286 80.2170 | hotel A | Amangalle
Amari Galle Hotel | Galle | 6.0525 80.1813 | hotel A | Amari Galle
Aradhana Hotel | Galle | 6.0484 80.2073 | hotel B
Armitage Residence | Galle | 6.0367 80.2170 | homestay T
Atapattu Walawwa | Galle | 6.0387 80.2176 | bungalow B
Avi Gil Villas | Galle | 6.0367 80.2170 | bungalow T
Ayanna Villa | Galle | 6.0505 80.2225 | guest house C
Backpacker Galle Hostel | Galle | 6.0371 80.2177 | hostel C
Beach Heaven | Galle | 6.0252 80.2174 | guest house B
Binuri Hotel & Guest House | Galle | 6.0367 80.2170 | guest house T
Captain's Lounge | Galle | 6.0273 80.2156 | guest house B
Chamalkas Homestay | Galle | 6.0291 80.2170 | homestay C
Chamindu Villa | Galle | 6.0760 80.2228 | guest house B
Closenberg Hotel | Galle | 6.0316 80.2351 | guest house A | Closenburg Hotel
Cozy Nest | Galle | 6.0381 80.2188 | bungalow B
Deco on 44 | Galle | 6.0268 80.2165 | hotel B | Deco on Forty Four
Dhammika | Galle | 6.0098 80.2464 | guest house A | Hotel Dhammika
Dinu Villa | Galle | 5.9991 80.2755 | hotel C
Dream Restaurant & Guest House | Galle | 6.0367 80.2170 | guest house T
Dutch House (Galle) | Galle | 6.0381 80.2185 | hotel C
Eagal's Nest | Galle | 6.0212 80.2412 | bungalow B
Entrance Hotel | Galle | 6.0293 80.2158 | hotel C
Era Beach by Jetwing (Galle) | Galle | 5.9984 80.2745 | hotel C
Fairway Sunset Serviced Apartments | Galle | 6.0393 80.2484 | apartment B
Far Horizons Villa | Galle | 6.0367 80.2170 | bungalow T
Field Villa | Galle | 6.0367 80.2170 | bungalow T
Flower Garden | Galle | 6.0141 80.2488 | guest house A | Hotel Flower Garden
Fort Bazaar | Galle | 6.0268 80.2176 | hotel A
Fort Bliss | Galle | 6.0247 80.2172 | bungalow B
Fort Dew | Galle | 6.0272 80.2153 | guest house B
Fort Fifty | Galle | 6.0260 80.2188 | hotel C
Fort Inn | Galle | 6.0263 80.2182 | guest house B
Fort Printers | Galle | 6.0261 80.2180 | hotel B
Fort Sapphire | Galle | 6.0268 80.2157 | guest house B
Fort Thari Inn | Galle | 6.0269 80.2156 | guest house B
Frangipani Motel | Galle | 6.0262 80.2181 | guest house C
French Lotus | Galle | 6.0102 80.2429 | bungalow B
Galle Centre Home | Galle | 6.0370 80.2187 | hostel C
Galle Fort Hotel | Galle | 6.0266 80.2177 | hotel A
Galle HillTop | Galle | 6.0687 80.2098 | hotel A
Ginganga Lodge | Galle | 6.0585 80.1931 | guest house B
Golden Nest Guest House | Galle | 6.0367 80.2170 | guest house T
Green Turf Homestay | Galle | 6.0373 80.2178 | homestay C
Habaraduwa House Villa | Galle | 6.0367 80.2170 | guest house T
Heaven by O | Galle | 6.0102 80.2440 | bungalow B
Hempel House | Galle | 6.0492 80.2292 | hotel C
Herin Green House | Galle | 6.0608 80.2029 | homestay B
Hotel Dalunga | Galle | 6.0718 80.2204 | hotel B
Hotel Hasara | Galle | 6.0494 80.2064 | guest house A | Hasara Guest House
Hotel Hasaral | Galle | 6.0558 80.1959 | guest house B
Hotel Weltevreden | Galle | 6.0259 80.2158 | hotel C
House of Badreen | Galle | 6.0247 80.2192 | guest house C
Ibur Hostels Galle | Galle | 6.0379 80.2308 | hostel C
Iffa House Galle | Galle | 6.0262 80.2161 | hotel B
Inland Villa | Galle | 6.0707 80.2252 | hotel B
Jetwing Kurulubedda | Galle | 6.0481 80.1962 | hotel C
Jetwing Lighthouse Hotel | Galle | 6.0422 80.1947 | hotel A | Jetwing Lighthouse, Lighthouse Hotel Galle
Jungle Hostel Villa | Galle | 6.0371 80.2177 | hostel C
Kikili House | Galle | 6.0367 80.2170 | bungalow T
King Fisher Leisure | Galle | 6.0084 80.2443 | bungalow B
La Clochette Galle | Galle | 6.0259 80.2188 | hotel B
Lady Hill (Galle) | Galle | 6.0385 80.2187 | hotel A1
Lavendish Beach Resort | Galle | 6.0070 80.2530 | guest house A
Le Grand Galle by Asia Leisure | Galle | 6.0316 80.2123 | hotel B
Le Jardin Du Fort | Galle | 6.0252 80.2189 | hotel C
Leijay Resort | Galle | 6.0605 80.2141 | guest house B
Light House Property | Galle | 6.0367 80.2170 | bungalow T
Mali Niwasa | Galle | 6.0367 80.2170 | homestay T
Mango House | Galle | 6.0268 80.2182 | guest house A
Marco Polo Hotel | Galle | 6.0342 80.2347 | hotel C
Marley's Beach House | Galle | 6.0367 80.2170 | bungalow T
Milano Hotel Galle | Galle | 6.0501 80.2100 | hotel B
Ms Zouh's House | Galle | 6.0371 80.2166 | guest house C
Muhsin Villa | Galle | 6.0264 80.2169 | guest house B
Navi's Home Stay | Galle | 6.0389 80.2200 | guest house C
Neptune Bay Hotel | Galle | 6.0099 80.2466 | guest house A
Neralu Uyana Villas | Galle | 6.0990 80.2438 | bungalow B
New Old Dutch House | Galle | 6.0281 80.2155 | bungalow B
Nila Vila & Homestry | Galle | 6.0538 80.1901 | hotel C
Nisla Guest House | Galle | 6.0262 80.2176 | guest house C
Number Twenty Villa | Galle | 6.0367 80.2170 | guest house T
Owl and the Pussycat Hotel | Galle | 6.0367 80.2170 | guest house T
Paradise Hostel Galle | Galle | 6.0414 80.2047 | hostel C
Parawa House | Galle | 6.0260 80.2162 | guest house C
Pedlar 62 | Galle | 6.0262 80.2175 | guest house B
Pittaniya Villa | Galle | 6.0017 80.2709 | bungalow B
Prince Of Galle | Galle | 6.0271 80.2157 | hotel B
Printers Villa | Galle | 6.0367 80.2170 | guest house T
Rampart View | Galle | 6.0244 80.2173 | guest house A | Rampart View Guest House
Rapid Luck Hostel | Galle | 6.0379 80.2104 | hostel C
Richmond Edge | Galle | 6.0498 80.2031 | hotel B
Richmond Hill Residencies | Galle | 6.0505 80.2021 | apartment C
Safaya Bungalow | Galle | 6.0769 80.2244 | guest house B
Sanhinda Rest | Galle | 6.0367 80.2170 | guest house T
Sanras Holiday Home | Galle | 6.0437 80.1941 | hotel C
Satori Villa | Galle | 6.0215 80.2714 | bungalow B
Sea Line | Galle | 6.0356 80.2208 | guest house A
Sea View Hotel (Galle) | Galle | 6.0079 80.2436 | guest house A | Sea View Guest House
Secret Palace | Galle | 6.0258 80.2175 | hostel C
Sergeant House | Galle | 6.0068 80.2532 | guest house B
Seyana Eco Lodge | Galle | 6.0367 80.2170 | guest house T
Shanthi Beach Resort | Galle | 6.0007 80.2615 | guest house A | Shanthi Guest House
Sielen Diva | Galle | 5.9987 80.2706 | hotel C
Sirimal Home Rest | Galle | 6.0367 80.2170 | apartment T
Southern Comforts | Galle | 6.0256 80.2185 | homestay B
Sri Gemunu Beach Resort | Galle | 6.0006 80.2621 | guest house A | Sri Gemunu Guest House
Sun House | Galle | 6.0378 80.2191 | hotel A
Suniru Lanka | Galle | 6.0406 80.2337 | hotel C
Tamarind Hill | Galle | 6.0448 80.1972 | hotel A | Tamarind Hill Hotel
Tartaruga Hotel | Galle | 6.0367 80.2170 | guest house T
Thambapanni Retreat | Galle | 6.0111 80.2434 | guest house B
Thambili Beach House | Galle | 6.0367 80.2170 | bungalow T
The Bartizan | Galle | 6.0258 80.2160 | hotel B
The Country House Chalets | Galle | 6.0694 80.2335 | hotel B
The Dutch Bungalow | Galle | 6.0273 80.2169 | hotel C
The Happy Place Hostel | Galle | 6.0375 80.2225 | hostel C
Thenu Rest | Galle | 6.0264 80.2194 | hotel C
Track Fun | Galle | 6.0346 80.2127 | hostel C
Tropical Retreat | Galle | 6.0208 80.2547 | bungalow B
Uda Kanda | Galle | 6.0367 80.2170 | homestay T
Unawatuna Beach Resort | Galle | 6.0103 80.2495 | hotel A
Villa Aroshina | Galle | 6.0429 80.2092 | guest house C
Villa Baywatch | Galle | 6.0163 80.2384 | hotel A
Villa Frangipani | Galle | 6.0466 80.2182 | hotel B
Villa Mount Rose | Galle | 6.0572 80.2107 | apartment B
Villa Republic Galle | Galle | 6.0588 80.1794 | villa B
Villa Seth | Galle | 6.0367 80.2170 | homestay T
Villa Upper Dickson | Galle | 6.0366 80.2190 | hotel C
Why House | Galle | 6.0029 80.2664 | hotel A
Windy Garden Villa | Galle | 6.0410 80.2016 | hotel C
Yellow House | Galle | 6.0271 80.2154 | hotel C
Backpackers Beach Hostel | Gintota | 6.0682 80.1677 | hostel C
Bara Beach Home | Gintota | 6.0666 80.1696 | hotel C
Ivy Beach Hotel | Gintota | 6.0677 80.1685 | hotel C
Jamrock Villa | Gintota | 6.0836 80.1553 | guest house C
Lala's Place | Gintota | 6.0655 80.1718 | guest house C
MindGarden Sri Lanka | Gintota | 6.0693 80.1683 | hostel C
Nishakya Guesthouse | Gintota | 6.0575 80.1806 | guest house C
River's End Beach House | Gintota | 6.0632 80.1752 | guest house C
Saman Beach Guest House | Gintota | 6.0658 80.1709 | guest house C
Sea View Resort | Gintota | 6.0702 80.1655 | guest house C
Urban Galle Villa | Gintota | 6.0557 80.1797 | guest house C
Vienna Beach Villa | Gintota | 6.0770 80.1539 | apartment C
Vilana Villa | Gintota | 6.0649 80.1880 | guest house B
Villa Zoysa | Gintota | 6.0776 80.1546 | hotel C
Alfies Beach House | Habaraduwa | 5.9959 80.2868 | hotel C
Anara Villa | Habaraduwa | 5.9958 80.2865 | hotel C
Apa Villa (Habaraduwa) | Habaraduwa | 5.9967 80.2848 | hotel C
Beach House (Habaraduwa) | Habaraduwa | 5.9932 80.3091 | hotel C
Canolack | Habaraduwa | 5.9948 80.2998 | hotel A | Hotel Canolack
Cantaloupe Aqua Beach Club | Habaraduwa | 5.9943 80.2942 | guest house A | Cantaloupe Villas
Delshan's Villa | Habaraduwa | 5.9955 80.3034 | guest house C
Foot Print Villa | Habaraduwa | 5.9969 80.2815 | hotel C
Godawatta Hotel | Habaraduwa | 5.9934 80.3114 | hotel B
Hotel La Veranda Di Serena Lake | Habaraduwa | 6.0053 80.3186 | hotel C
Kargl Beach Resort | Habaraduwa | 5.9952 80.2922 | hotel C
Koggala Beach Hotel | Habaraduwa | 5.9890 80.3218 | hotel A1
Long Beach Resort | Habaraduwa | 5.9908 80.3192 | hotel A | The Long Beach Resort & Spa
Mihiri Beach House | Habaraduwa | 5.9948 80.2900 | hotel C
Nirmala Villa | Habaraduwa | 5.9978 80.3074 | hotel C
Podi Gedara Apartments | Habaraduwa | 5.9958 80.2857 | hotel C
Sri Mathie Villa & Boutique | Habaraduwa | 6.0101 80.3066 | hotel C
The Mud Hut | Habaraduwa | 5.9976 80.3049 | hotel C
Thisara Villas | Habaraduwa | 6.0006 80.3119 | hotel C
Villa Sepalika | Habaraduwa | 5.9990 80.3020 | homestay T
WB Villa | Habaraduwa | 5.9947 80.2911 | hotel C
White Surfing Beach Resort | Habaraduwa | 5.9943 80.2955 | guest house C
Wiener Dschungel Appartments | Habaraduwa | 5.9931 80.3096 | guest house B
Gayan Guest House | Haburugala | 6.4037 80.0339 | guest house T
Lagoon View Guest House and Restaurant | Haburugala | 6.4037 80.0339 | guest house T
Acmi Villa | Hikkaduwa | 6.1250 80.1122 | apartment B
Airbnb Hikkaduwa | Hikkaduwa | 6.1256 80.1233 | guest house C
Aliya Aliya Hikkaduwa | Hikkaduwa | 6.1132 80.1226 | hotel C
Amadeo Beach Resort | Hikkaduwa | 6.1308 80.1016 | hotel C
Anilau Villa Sisira | Hikkaduwa | 6.1281 80.1125 | hotel B
Anura Villa | Hikkaduwa | 6.1267 80.1059 | guest house C
Appolo | Hikkaduwa | 6.1290 80.1036 | hotel C
Araliya Suite Inn | Hikkaduwa | 6.1292 80.1044 | hotel C
Asian Jewel Hotel | Hikkaduwa | 6.1417 80.1184 | guest house B
At Ease Beach Hotel | Hikkaduwa | 6.1182 80.1167 | hotel B
Athithi Villa | Hikkaduwa | 6.1188 80.1177 | chalet B
Aurora Hotel and Restaurant | Hikkaduwa | 6.1194 80.1166 | hotel B
Averna Beach | Hikkaduwa | 6.1237 80.1112 | hotel A | Avenra Beach Hotel
Avita Villa Hikkaduwa | Hikkaduwa | 6.1225 80.1175 | chalet B
Avon Villa | Hikkaduwa | 6.1391 80.1007 | villa B
Ayesha Dream Villa | Hikkaduwa | 6.1209 80.1168 | hotel B
Babynona Villa | Hikkaduwa | 6.1316 80.1035 | guest house C
Banana Leaf Guest House | Hikkaduwa | 6.1235 80.1152 | guest house C
Bandula Beach Inn | Hikkaduwa | 6.1271 80.1052 | guest house C
Beach Villa Kandu | Hikkaduwa | 6.1101 80.1248 | chalet B
Blue Corals (Hikkaduwa) | Hikkaduwa | 6.1361 80.0999 | hotel C
Blue Lagoon | Hikkaduwa | 6.1470 80.1016 | bungalow B
Blue Moon (Hikkaduwa) | Hikkaduwa | 6.1245 80.1102 | hotel C
Blue Note | Hikkaduwa | 6.1282 80.1043 | guest house A | Hotel Blue Note
Blue Ocean Villa (Hikkaduwa) | Hikkaduwa | 6.1289 80.1047 | hotel C
Blue Peacock Beach House | Hikkaduwa | 6.1189 80.1164 | hotel B
Blue Sky Villa | Hikkaduwa | 6.1204 80.1232 | chalet B
Bright Sun Shine | Hikkaduwa | 6.1264 80.1069 | hotel C
Calm Villa | Hikkaduwa | 6.1300 80.1099 | apartment C
Camelina Dwellings | Hikkaduwa | 6.1404 80.1017 | hotel C
Casalanka | Hikkaduwa | 6.1264 80.1064 | hotel C
Cassandra Reach | Hikkaduwa | 6.1195 80.1176 | chalet B
Cattleya Villa | Hikkaduwa | 6.1199 80.1178 | hotel B
Chamudi Guest House & Restaurant | Hikkaduwa | 6.1239 80.1119 | guest house B
Chandi Villa | Hikkaduwa | 6.1372 80.1056 | hotel C
Chill Hill Hikkaduwa | Hikkaduwa | 6.1389 80.1066 | hotel B | Chill Hill Hikkaduwa Hotel & Restaurant
Cinnamonvalley Resort | Hikkaduwa | 6.1177 80.1188 | chalet B
Citrus Hikkaduwa | Hikkaduwa | 6.1296 80.1030 | hotel A
Clara Guest House | Hikkaduwa | 6.1250 80.1096 | guest house C
Coco-Mari Beach Villa | Hikkaduwa | 6.1140 80.1215 | chalet B
Coral Front Inn | Hikkaduwa | 6.1347 80.1005 | hotel C
Coral Reef Beach Hotel | Hikkaduwa | 6.1351 80.0999 | hotel A
Coral Rock by Bansei | Hikkaduwa | 6.1344 80.1001 | hotel A
Coral Sands | Hikkaduwa | 6.1367 80.0997 | hotel A | Coral Sands Hotel
Coral Seas | Hikkaduwa | 6.1341 80.1002 | guest house A | Coral Seas Beach Resort
Cover Point Beach Villa | Hikkaduwa | 6.1172 80.1179 | hotel B
Dancing Mango | Hikkaduwa | 6.1314 80.1084 | apartment C
Deutsch Lanka | Hikkaduwa | 6.1750 80.0818 | hotel B
Dewasiri Beach | Hikkaduwa | 6.1274 80.1049 | guest house C
Di Sicuro Tourist Inn | Hikkaduwa | 6.1323 80.1023 | hotel C
Dreamtime Sri Lanka | Hikkaduwa | 6.1195 80.1183 | hotel B
Drifters Hotel & Beach Restaurant | Hikkaduwa | 6.1254 80.1081 | hotel C
Dune Delight Villa | Hikkaduwa | 6.1192 80.1182 | chalet B
EXO Villa | Hikkaduwa | 6.1125 80.1238 | chalet B
Eden Homestay | Hikkaduwa | 6.1259 80.1117 | guest house C
El-Dorado | Hikkaduwa | 6.1306 80.1056 | guest house C
Field View Home | Hikkaduwa | 6.1253 80.1217 | hotel C
Fin Lanka | Hikkaduwa | 6.1403 80.1003 | hotel C
Fixi Foxi | Hikkaduwa | 6.1291 80.1035 | guest house C
Fortune | Hikkaduwa | 6.1306 80.1015 | hotel B
Francis | Hikkaduwa | 6.1295 80.1035 | hotel C
Funky De Bar | Hikkaduwa | 6.1261 80.1061 | guest house C
Gamini Vacation Home | Hikkaduwa | 6.1296 80.1094 | guest house C
Garden On Sea | Hikkaduwa | 6.1380 80.0994 | hotel C
Girilena Guest House | Hikkaduwa | 6.1173 80.1231 | guest house B
Githmini Beach House'n'Tours | Hikkaduwa | 6.1084 80.1251 | hotel B
Golden Sand Beach | Hikkaduwa | 6.1259 80.1073 | hotel C
Golden Villa (Hikkaduwa) | Hikkaduwa | 6.1395 80.1035 | apartment T
Golden Villa 7 | Hikkaduwa | 6.1291 80.1268 | guest house C
Green Heaven Hotel | Hikkaduwa | 6.1924 80.0948 | hotel C
Guest House Doors | Hikkaduwa | 6.1267 80.1069 | guest house C
Guesthouse Bodensee | Hikkaduwa | 6.1224 80.1159 | guest house B
Guruwaththa Eco Lodge | Hikkaduwa | 6.1234 80.1193 | guest house B
Hansa Surf | Hikkaduwa | 6.1260 80.1071 | hotel C
Hansa Villa | Hikkaduwa | 6.1177 80.1202 | chalet B
Hansaj Resort | Hikkaduwa | 6.1273 80.1059 | hotel C
Happy Villa | Hikkaduwa | 6.1311 80.1114 | guest house C
Haritha Villas | Hikkaduwa | 6.1288 80.1212 | hotel C | Haritha Villas and Spa
Hasaranga Holiday House | Hikkaduwa | 6.1159 80.1198 | chalet B
Hikka Dream House | Hikkaduwa | 6.1214 80.1184 | chalet B
Hikka Lodge | Hikkaduwa | 6.1420 80.1019 | hotel C
Hikka Ocean Resort | Hikkaduwa | 6.1466 80.0996 | guest house B
Hikka Sandy Pearl Beach Resort | Hikkaduwa | 6.1310 80.1016 | hotel C
Hikka Secret Lake Villa | Hikkaduwa | 6.1414 80.1165 | hotel C
Hikka Tranz by Cinnamon | Hikkaduwa | 6.1315 80.1007 | hotel B4 | Chaaya Tranz Hotel, Coral Gardens Hotel
Hikkaduwa Backyard Beach Homestay | Hikkaduwa | 6.1210 80.1151 | homestay B
Hikkaduwa Beach Hotel | Hikkaduwa | 6.1384 80.0995 | hotel A
Hikkaduwa Blue Ocean Hotel | Hikkaduwa | 6.1192 80.1168 | hotel B
Hikks Villa | Hikkaduwa | 6.1158 80.1195 | hotel B
Hilda Guest House | Hikkaduwa | 6.1294 80.1083 | guest house C
Hill Side Kings Villa | Hikkaduwa | 6.1192 80.1189 | hotel B
Home 4U | Hikkaduwa | 6.1213 80.1175 | apartment B
Hotel Bim-Thamburu | Hikkaduwa | 6.1194 80.1161 | hotel B
Hotel Lucky Elephant | Hikkaduwa | 6.1194 80.1159 | hotel B
Hotel New SeaSide Inn | Hikkaduwa | 6.1139 80.1215 | hotel B
Hotel Ritas and Beach Restaurant | Hikkaduwa | 6.1395 80.1035 | guest house T
Hotel Santis | Hikkaduwa | 6.1368 80.1013 | hotel C
Hotel Thai Lanka | Hikkaduwa | 6.1393 80.1030 | hotel B | Hotel Lanka Paradise
House of Lotus | Hikkaduwa | 6.1064 80.1255 | chalet C
House of Rose | Hikkaduwa | 6.1137 80.1280 | apartment B
International Beach Hotel | Hikkaduwa | 6.1251 80.1088 | hotel C
Jayasanka Guest House | Hikkaduwa | 6.1179 80.1172 | guest house B
Jupiter | Hikkaduwa | 6.1261 80.1070 | guest house C
Jury's Bungalow | Hikkaduwa | 6.1142 80.1217 | chalet B
Kalla Bongo Lake Resort | Hikkaduwa | 6.1418 80.1178 | hotel A
Karawwa Luxury Villas | Hikkaduwa | 6.1461 80.1125 | hotel C
Kavin Beach Hotel | Hikkaduwa | 6.1104 80.1248 | hotel B
Kind & Love Hostel | Hikkaduwa | 6.1396 80.1014 | hostel C
Kumara Villa | Hikkaduwa | 6.1124 80.1274 | chalet B
Kundala Bungalows | Hikkaduwa | 6.1395 80.1035 | homestay T
Kundala House Bungalows Hikkaduwa | Hikkaduwa | 6.1258 80.1145 | apartment C
L & D Lodge | Hikkaduwa | 6.1319 80.1021 | hotel C
La-Vira Beach Villa | Hikkaduwa | 6.1129 80.1226 | hotel B
Lanka Relax Cottages | Hikkaduwa | 6.1213 80.1176 | apartment B
Lanka Super Corals | Hikkaduwa | 6.1299 80.1023 | hotel A | Hotel Lanka Super Corals
Lavanga Resort & Spa | Hikkaduwa | 6.1154 80.1197 | hotel A2
Lawrence Hill Paradise | Hikkaduwa | 6.1347 80.1013 | hotel B
Le Reve Dikka | Hikkaduwa | 6.1395 80.1035 | guest house T
Leela's Home Stay | Hikkaduwa | 6.1277 80.1122 | homestay C
Leisure Lodge | Hikkaduwa | 6.1262 80.1066 | guest house C
Lotus Garden | Hikkaduwa | 6.1261 80.1074 | guest house C
Lucky Beach Hostel | Hikkaduwa | 6.1389 80.0999 | hostel C
Lucky Dolphin | Hikkaduwa | 6.1257 80.1076 | guest house C
Madu Villa | Hikkaduwa | 6.1353 80.1218 | hotel C
Main Reef Surf Rest | Hikkaduwa | 6.1275 80.1048 | guest house C
Mamas Coral Beach | Hikkaduwa | 6.1395 80.1035 | guest house T
Mandala Beach | Hikkaduwa | 6.1286 80.1039 | hotel C
Mandara's Rest | Hikkaduwa | 6.1402 80.1049 | guest house C
Manthally Cabanas | Hikkaduwa | 6.1351 80.1198 | hotel C
Mary's Palm Garden | Hikkaduwa | 6.1202 80.1181 | hotel B
Mindz Villa | Hikkaduwa | 6.1179 80.1241 | chalet B
Monkey Villa | Hikkaduwa | 6.1252 80.1130 | guest house C
Moon Beam - The Beach Heaven | Hikkaduwa | 6.1262 80.1068 | hotel C | Moon Beam
Morava Beach Court & Virage Beach House | Hikkaduwa | 6.1169 80.1180 | hotel B
Mothers Place Nimala | Hikkaduwa | 6.1215 80.1143 | hotel C
Mountain Wave Hotel and Surf Shop | Hikkaduwa | 6.1258 80.1068 | hotel C
Nature Resort (Hikkaduwa) | Hikkaduwa | 6.1410 80.1201 | hotel C
Nayana Villa Hikkaduwa | Hikkaduwa | 6.1281 80.1149 | apartment C
Neelas | Hikkaduwa | 6.1252 80.1087 | guest house C
New Imperial Hotel | Hikkaduwa | 6.1271 80.1055 | guest house A | New Imperial Guest House
New Sea Lion | Hikkaduwa | 6.1255 80.1087 | hotel B
Nico Beach Hotel | Hikkaduwa | 6.1109 80.1243 | hotel B
Nimali Guest House | Hikkaduwa | 6.1391 80.1016 | guest house C
Nippon Villa | Hikkaduwa | 6.1287 80.1036 | guest house A | Nippon Villa Beach Resort
Novara Homestay | Hikkaduwa | 6.1342 80.1030 | guest house C
OYO 435 Moon Beach Villa | Hikkaduwa | 6.1194 80.1160 | hotel B
OYO 517 Chariot Lodge | Hikkaduwa | 6.1193 80.1180 | hotel B
Oasis Villa | Hikkaduwa | 6.1273 80.1062 | hotel B
Ocean Beach Club | Hikkaduwa | 6.1162 80.1188 | hotel B
Ocean Edge Hikka | Hikkaduwa | 6.1132 80.1222 | hotel B
Om Villa | Hikkaduwa | 6.1181 80.1201 | chalet B
Oriental-Rest | Hikkaduwa | 6.1150 80.1203 | hotel B
Ozone Tourist Rest | Hikkaduwa | 6.1308 80.1018 | guest house C
Panaroma Appartments | Hikkaduwa | 6.1298 80.1093 | guest house C
Panwila Cabanas | Hikkaduwa | 6.1321 80.1235 | guest house A
Paradise Lagoon Bungalow | Hikkaduwa | 6.1116 80.1318 | chalet B
Paradiso Hotel | Hikkaduwa | 6.1293 80.1033 | guest house A | Hotel Paradiso
Pearl Island Beach Hotel | Hikkaduwa | 6.1213 80.1142 | hotel B
Rangal Super Beach | Hikkaduwa | 6.1252 80.1082 | guest house C
Rangana Holiday Resort | Hikkaduwa | 6.1179 80.1210 | chalet B
Ranjith's Beach Hut | Hikkaduwa | 6.1262 80.1059 | hotel C
Ranmal | Hikkaduwa | 6.1316 80.1036 | hotel C
Ranmal Beach Hotel | Hikkaduwa | 6.1233 80.1117 | hotel B
Ravi's Villa Hikkaduwa | Hikkaduwa | 6.1259 80.1085 | guest house B
Refresh Blue | Hikkaduwa | 6.1242 80.1104 | hotel C
Riff Hikkaduwa Hotel | Hikkaduwa | 6.1198 80.1157 | hotel B
Rita's | Hikkaduwa | 6.1252 80.1084 | hotel C
Roman Beach | Hikkaduwa | 6.1222 80.1131 | guest house B
Rosand Waves | Hikkaduwa | 6.1389 80.0999 | hotel C
Royal Beach | Hikkaduwa | 6.1256 80.1077 | hotel C
Sahara Guesthouse | Hikkaduwa | 6.1247 80.1090 | guest house C
Sailor's Bay | Hikkaduwa | 6.1097 80.1250 | hotel B
Saketha Holiday Home | Hikkaduwa | 6.1195 80.1181 | chalet B
Samansiri Villa | Hikkaduwa | 6.1173 80.1293 | chalet B
Sapphire Seas Beachfront Hotel | Hikkaduwa | 6.1144 80.1208 | guest house A | Sapphire Seas Hotel
Sarasavi Garden | Hikkaduwa | 6.1191 80.1197 | chalet B
Sea Front Hikkaduwa Sri Lanka | Hikkaduwa | 6.1188 80.1171 | hotel B
Sea Shine | Hikkaduwa | 6.1129 80.1224 | hotel B
Searich Nature View | Hikkaduwa | 6.1468 80.1127 | hotel C
Serenade Beach Hotel | Hikkaduwa | 6.1214 80.1141 | hotel B
Serenity Villa | Hikkaduwa | 6.1397 80.1017 | hotel A
Shammie Guest House | Hikkaduwa | 6.1170 80.1187 | guest house B
Shanthi Boutique Villa | Hikkaduwa | 6.1227 80.1157 | chalet B
Shenora Beach Resort | Hikkaduwa | 6.1171 80.1177 | hotel B
Shiny Lakeside Resort | Hikkaduwa | 6.1418 80.1193 | guest house B
Shrinith's Place | Hikkaduwa | 6.1087 80.1261 | chalet B
Silver Ferns | Hikkaduwa | 6.1177 80.1208 | chalet B
Sithu Home | Hikkaduwa | 6.1186 80.1171 | hotel B
Soldara Gedara | Hikkaduwa | 6.1236 80.1124 | chalet B
Sophie House | Hikkaduwa | 6.1258 80.1063 | homestay B
Spunky Monkey Wakeboardcamp | Hikkaduwa | 6.1418 80.1176 | hotel C
Star Holiday Resort | Hikkaduwa | 6.1396 80.1024 | hotel C
Suite Lanka | Hikkaduwa | 6.1200 80.1156 | guest house A | Suite Lanka Hotel
Summer Inn Patuwatha Beach Guest House | Hikkaduwa | 6.1141 80.1213 | guest house B
Summer Lanka | Hikkaduwa | 6.1256 80.1078 | guest house C
Sun & Sea | Hikkaduwa | 6.1071 80.1251 | hotel C
Sunbeach | Hikkaduwa | 6.1257 80.1074 | hotel C
Sundowners | Hikkaduwa | 6.1251 80.1098 | guest house C
Sunny's Beach | Hikkaduwa | 6.1276 80.1046 | guest house C
Surfing Beach | Hikkaduwa | 6.1268 80.1059 | guest house C
Surfing Guest House | Hikkaduwa | 6.1315 80.1082 | guest house C
Sweden Inn Guest House | Hikkaduwa | 6.1253 80.1093 | guest house C
Sweety Lover Guest House | Hikkaduwa | 6.1424 80.1010 | guest house C
Tamara Motels | Hikkaduwa | 6.1342 80.1009 | hotel C
Tamaro Beach Resort | Hikkaduwa | 6.1174 80.1176 | hotel B
Tandem Guest House | Hikkaduwa | 6.1336 80.1082 | guest house C
Taru Villas - 906 | Hikkaduwa | 6.1182 80.1169 | chalet B
Ten30 Hikkaduwa | Hikkaduwa | 6.1147 80.1207 | hotel B
The Catipe Lodge | Hikkaduwa | 6.1341 80.1005 | guest house C
The Finz | Hikkaduwa | 6.1391 80.0998 | guest house B
The Griffins Villa | Hikkaduwa | 6.1334 80.1009 | hotel C
The Harbour View | Hikkaduwa | 6.1048 80.1267 | apartment B
The Harmony | Hikkaduwa | 6.1243 80.1103 | hotel C
The Nook | Hikkaduwa | 6.1174 80.1209 | chalet B
The Place Villa | Hikkaduwa | 6.1300 80.1062 | apartment C
The River Edge | Hikkaduwa | 6.1118 80.1308 | hotel B
The Ruuk | Hikkaduwa | 6.1116 80.1302 | hotel B
The Tusi's | Hikkaduwa | 6.1164 80.1194 | hotel B
The Woodlands Resort | Hikkaduwa | 6.1213 80.1196 | chalet B
Thenu Villa Hikkaduwa Sri Lanka | Hikkaduwa | 6.1186 80.1174 | apartment B
Time Travels Nest | Hikkaduwa | 6.1314 80.1041 | hotel C
Time and Tide | Hikkaduwa | 6.1285 80.1037 | hotel B
Travelteer House | Hikkaduwa | 6.1135 80.1230 | hotel B
Tropical Beach House | Hikkaduwa | 6.1188 80.1165 | hotel B
Universal Beach | Hikkaduwa | 6.1254 80.1083 | guest house C
Vacation Beach | Hikkaduwa | 6.1179 80.1171 | hotel B
Vernon's Beach | Hikkaduwa | 6.1264 80.1062 | guest house C
Vesma Villas | Hikkaduwa | 6.1265 80.1216 | hotel C
Vibration Hotel | Hikkaduwa | 6.1268 80.1067 | guest house B
Villa Crocodile Beach | Hikkaduwa | 6.1088 80.1250 | hotel B
Villa Di Fortuna | Hikkaduwa | 6.1204 80.1181 | chalet B
Villa Dineha | Hikkaduwa | 6.1317 80.1033 | guest house C
Villa Dominika | Hikkaduwa | 6.1257 80.1124 | hotel C
Villa Gallindawatta | Hikkaduwa | 6.1254 80.1201 | chalet B
Villa Goodwill Paradise | Hikkaduwa | 6.1221 80.1150 | bungalow B
Villa Gura | Hikkaduwa | 6.1176 80.1174 | hotel B
Villa Hikkaduwa | Hikkaduwa | 6.1180 80.1169 | hotel B
Villa Horizon | Hikkaduwa | 6.1120 80.1234 | hotel B
Villa Ines | Hikkaduwa | 6.1134 80.1221 | chalet B
Villa Jasmine Hikkaduwa | Hikkaduwa | 6.1202 80.1228 | chalet B
Villa Khiara | Hikkaduwa | 6.1258 80.1121 | guest house C
Villa Kurundu | Hikkaduwa | 6.1303 80.1273 | guest house C
Villa Kusum | Hikkaduwa | 6.1174 80.1175 | hotel B
Villa One64 | Hikkaduwa | 6.1072 80.1251 | chalet C
Villa Paradise | Hikkaduwa | 6.1278 80.1049 | guest house C
Villa Rulf | Hikkaduwa | 6.1324 80.1034 | hotel C
Villa Saffron | Hikkaduwa | 6.1222 80.1137 | villa B
Villa Schandula | Hikkaduwa | 6.1279 80.1214 | hotel C
Villa Seagull | Hikkaduwa | 6.1192 80.1174 | chalet B
Villa Star 16 | Hikkaduwa | 6.1120 80.1287 | chalet B
Villa Tara | Hikkaduwa | 6.1357 80.1024 | hotel A
Villa Utopia | Hikkaduwa | 6.1318 80.1093 | hotel C
Villa Verde Hikkaduwa | Hikkaduwa | 6.1209 80.1193 | chalet B
Villa Vidisa | Hikkaduwa | 6.1311 80.1052 | guest house C
Villa White | Hikkaduwa | 6.1303 80.1091 | hotel C
Vishi Place | Hikkaduwa | 6.1226 80.1176 | apartment B
Weerakoon Garden Guest | Hikkaduwa | 6.1391 80.1004 | guest house C
Wewala Beach | Hikkaduwa | 6.1306 80.1018 | guest house A | Hotel Wewala Beach
Whispering Palms | Hikkaduwa | 6.1303 80.1021 | guest house C
White Baby Beach Resort | Hikkaduwa | 6.1052 80.1259 | hotel B
White Horse Guest House | Hikkaduwa | 6.1269 80.1077 | guest house C
Whitepearl Beach Hotel | Hikkaduwa | 6.1131 80.1223 | hotel B
Wimal Villa Hikkaduwa | Hikkaduwa | 6.1231 80.1183 | guest house B
YKD Tourist Rest | Hikkaduwa | 6.1366 80.0999 | guest house C
Yathra House | Hikkaduwa | 6.1183 80.1193 | chalet B
Yula | Hikkaduwa | 6.1249 80.1096 | guest house C
Hiniduma Rest House | Hiniduma | 6.3046 80.3201 | guest house B
Nimali Gest | Hiniduma | 6.3002 80.3179 | guest house B
AIDA Induruwa Beachside | Induruwa | 6.3784 80.0101 | hotel B
Arcade Beach Hotel | Induruwa | 6.3926 80.0060 | hotel C
Ayurveda Shunyata Villa | Induruwa | 6.3849 80.0085 | guest house B
Beach Hotel Black Orchid | Induruwa | 6.3816 80.0098 | guest house B
Cocoon Resort & Villas | Induruwa | 6.3742 80.0228 | hotel A
Ikram's Holiday Bungalow | Induruwa | 6.3867 80.0084 | bungalow B
Induruwa Beach Resort | Induruwa | 6.3757 80.0095 | hotel A
Jetwing Villa | Induruwa | 6.3831 80.0095 | hotel C
Joe's Resort Bentota | Induruwa | 6.3882 80.0078 | hotel B
New Casa Marc | Induruwa | 6.3780 80.0101 | hotel B
Oasey Beach Hotel | Induruwa | 6.3870 80.0082 | hotel B
Oasey Hotel and Reataurant | Induruwa | 6.3871 80.0058 | guest house B
Pandanus Beach Resort & Spa | Induruwa | 6.3802 80.0099 | hotel A3
Rockside Beach Resort | Induruwa | 6.3954 80.0055 | hotel A
Saman Villas | Induruwa | 6.3952 80.0043 | hotel A
Sea Rock Villa | Induruwa | 6.3826 80.0095 | hotel C
Sign of Life Resort | Induruwa | 6.3773 80.0091 | guest house B
Sri Lancashire Guest House | Induruwa | 6.3938 80.0066 | guest house C
Sri Villas | Induruwa | 6.3662 80.0123 | hotel C
Temple Tree Resort and Spa | Induruwa | 6.3857 80.0088 | hotel B2
Thejan Beach Cabanas | Induruwa | 6.3819 80.0096 | guest house B
Travana Ocean Retreat | Induruwa | 6.3735 80.0115 | hotel C
Villa Amore Mio Beach | Induruwa | 6.3659 80.0123 | bungalow C
Villa Safira | Induruwa | 6.3786 80.0250 | hotel C
Villa Safira Ayurveda Residence | Induruwa | 6.3770 80.0130 | bungalow T
Whispering Palm Hotel | Induruwa | 6.3838 80.0092 | hotel A
Agnus Luxury Villa | Jungle Beach | 6.0218 80.2412 | hotel C
Center Point Villa | Jungle Beach | 6.0137 80.2391 | guest house C
Eramadu Guest | Jungle Beach | 6.0223 80.2455 | guest house C
Jungle Beach Hostel | Jungle Beach | 6.0224 80.2423 | hostel B
Jungle Beach Inn | Jungle Beach | 6.0266 80.2431 | guest house C
Villa Rumassala | Jungle Beach | 6.0220 80.2445 | hotel C
Westeros House | Jungle Beach | 6.0271 80.2436 | guest house C
Beraliya | Kahawa | 6.1882 80.0772 | apartment T
The Privacy Eco Lodge | Kahawa | 6.1882 80.0772 | bungalow T
Villa 29 Rathnagiri | Kahawa | 6.1963 80.0634 | hotel A
Rivers Edge | Karandeniya | 6.2701 80.0899 | bungalow T
Amaaya Spa | Koggala | 5.9827 80.3374 | guest house B
Cinnamon Lodge | Koggala | 6.0040 80.3429 | hotel C
Club Koggala Village | Koggala | 5.9876 80.3251 | hotel B
Haus am Meer Wilde Ananas | Koggala | 5.9941 80.2976 | guest house C
Hotel Beach View | Koggala | 5.9941 80.3059 | hotel C
Joes Bungalow (Koggala) | Koggala | 5.9890 80.3236 | hotel C
Kahanda Kanda | Koggala | 6.0210 80.3411 | hotel A
Kimbulagalawatte Villa | Koggala | 5.9980 80.3203 | hotel C
Koggala House | Koggala | 6.0038 80.3409 | hotel C
Mandalay Lake Villa | Koggala | 5.9877 80.3380 | hotel C
Palm Cove Villa | Koggala | 5.9817 80.3443 | chalet C
Sea Heart House | Koggala | 6.0145 80.3248 | guest house B
South Lake | Koggala | 5.9835 80.3371 | hotel B
South Point Cottage | Koggala | 5.9901 80.3375 | hotel C
South Point Villa | Koggala | 5.9807 80.3407 | hotel B
The Fortress Resort & Spa | Koggala | 5.9867 80.3264 | hotel A | The Fortress
Tri Lanka | Koggala | 6.0013 80.3418 | hotel B | Tri
Uyana | Koggala | 5.9907 80.3462 | guest house C
Villa Alexandra | Koggala | 5.9936 80.3496 | hotel C
Villa Kathaluwa | Koggala | 5.9851 80.3398 | hotel C
Villa Lula | Koggala | 5.9869 80.3382 | hotel C
Villa Saldena | Koggala | 5.9938 80.3046 | hotel C
Ananda Ayurveda Resort | Kosgoda | 6.3330 80.0290 | guest house T
Cocoon Sea Resort | Kosgoda | 6.3481 80.0222 | guest house B
Hotel Garden Beach | Kosgoda | 6.3340 80.0288 | hotel C
Kosgoda Beach Resort | Kosgoda | 6.3411 80.0250 | hotel A
Luca's Memorial | Kosgoda | 6.3411 80.0278 | guest house C
Saffron and Blue by Jetwing | Kosgoda | 6.3317 80.0292 | hotel C
Sankarest Villa & Garden Restaurant | Kosgoda | 6.3411 80.0259 | guest house C
Sheraton Kosgoda Turtle Beach Resort | Kosgoda | 6.3333 80.0296 | hotel C
The Habitat | Kosgoda | 6.3406 80.0258 | hotel B
The Habitat by Asia Leisure Hotel | Kosgoda | 6.3379 80.0265 | hotel C
White House Hotel Kosgoda | Kosgoda | 6.3415 80.0274 | hotel C
Aranu Forest Resort | Lankagama | 6.3670 80.4783 | guest house C
Sinharaja Forest View Holiday Resort | Lankagama | 6.3704 80.4781 | guest house C
Lace House | Midigama | 5.9656 80.3780 | apartment B
Rehab Social Ahangama | Midigama | 5.9659 80.3778 | hotel C
Travel Tails | Midigama | 5.9658 80.3768 | hostel C
Sinharaja Cottage | Neluwa | 6.3808 80.3611 | guest house C
Kurunduwatta Holiday Resort | Pitigala | 6.3439 80.2224 | guest house B
Diyesta Traveler | Tawalama | 6.3347 80.3422 | homestay T
Apa Villa (Thalpe) | Thalpe | 6.0417 80.2727 | villa B
Ayurveda Paragon | Thalpe | 5.9959 80.2844 | hotel B
Blomme Villa | Thalpe | 6.0101 80.2782 | hotel C
Blue Sky Aqua Marine | Thalpe | 5.9986 80.2793 | hotel C
Elysium | Thalpe | 5.9985 80.2708 | bungalow B
Era Beach Hotel | Thalpe | 5.9985 80.2728 | villa B
Frangipani Tree | Thalpe | 5.9988 80.2732 | hotel A
Habaraduwa Central | Thalpe | 5.9947 80.2914 | apartment C
Jasmine Inn | Thalpe | 5.9998 80.2661 | guest house A
La Villetta | Thalpe | 5.9978 80.2854 | hotel C
Rockside Cabanas Hotel | Thalpe | 5.9998 80.2653 | guest house A | Rock Side Cabanas
Samudra Villa | Thalpe | 5.9970 80.2820 | bungalow T
Satin Sands Lanka | Thalpe | 5.9970 80.2820 | bungalow T
Serenity Boutique Hotel | Thalpe | 6.0072 80.2865 | hotel C
Star Light Hotel | Thalpe | 5.9991 80.2715 | hotel A
Talpe Beach | Thalpe | 5.9953 80.2881 | hostel C
Villa Sri Devi | Thalpe | 6.0073 80.2859 | hotel C
Hotel Kintop | Udugama | 6.2018 80.3352 | guest house T
Thilini Home Stay (Udugama) | Udugama | 6.2506 80.3303 | homestay C
Airhouse | Unawatuna | 6.0124 80.2478 | apartment C
Ambalama Villa | Unawatuna | 6.0015 80.2606 | bungalow B
Ammas Guesthouse | Unawatuna | 6.0098 80.2459 | guest house C
Asantha Guest House | Unawatuna | 6.0109 80.2497 | guest house B
Avinka Villa (Unawatuna) | Unawatuna | 6.0010 80.2781 | homestay B
Banana Garden Resort | Unawatuna | 6.0130 80.2572 | hotel C | Banana Garden
Bandupala Guesthouse | Unawatuna | 6.0093 80.2448 | guest house C
Beache Grove Villas | Unawatuna | 6.0011 80.2622 | hotel C
Birds Nest | Unawatuna | 6.0154 80.2495 | hotel C
Black Beauty Guest House | Unawatuna | 6.0102 80.2523 | guest house C
Blue Horizon (Unawatuna) | Unawatuna | 6.0086 80.2412 | guest house C
Blue Sky Beach Resort | Unawatuna | 5.9999 80.2656 | hotel C
Boomerang | Unawatuna | 6.0094 80.2449 | guest house C
Calamander Unawatuna Beach | Unawatuna | 6.0099 80.2490 | hotel C
Calm Rest Inn | Unawatuna | 6.0107 80.2526 | hotel C
Camp Kush | Unawatuna | 6.0243 80.2545 | hostel C
Cantaloupe Levels | Unawatuna | 6.0178 80.2407 | hotel C
Chamenka Beach Resort | Unawatuna | 6.0011 80.2673 | hotel C
Coco Bay (Unawatuna) | Unawatuna | 6.0275 80.2426 | hotel A | Coco Bay Unawatuna Resort
Cormaran Beach Hotel | Unawatuna | 6.0069 80.2532 | hotel C
Daffodil Holiday Resort | Unawatuna | 6.0132 80.2489 | hotel C
Dalawella Beach Resort | Unawatuna | 6.0020 80.2595 | guest house B
Damith Guest House | Unawatuna | 6.0215 80.2516 | guest house C
Dilena Beach Resort | Unawatuna | 6.0074 80.2531 | hotel C
Dionis Villa Apartments | Unawatuna | 6.0125 80.2422 | apartment C
Dock Holiday Guest House | Unawatuna | 6.0107 80.2496 | guest house C
Eka Beach | Unawatuna | 6.0021 80.2596 | hotel C
Era Beach by Jetwing (Unawatuna) | Unawatuna | 6.0015 80.2604 | hotel C
Eterna Beach Hotel | Unawatuna | 6.0035 80.2572 | hotel C
Florie Villa | Unawatuna | 6.0246 80.2506 | hotel C
Fort Edge Resort | Unawatuna | 6.0178 80.2499 | hotel C
Fort Edge Retreat | Unawatuna | 6.0291 80.2646 | hotel C
Full Moon Resort | Unawatuna | 6.0097 80.2477 | guest house C
Garden Beach Club | Unawatuna | 6.0108 80.2480 | guest house T
Garden House | Unawatuna | 6.0204 80.2522 | hotel C
Gloria Grand | Unawatuna | 6.0113 80.2483 | hotel A | Gloria Grand Hotel
Good Life Unawatuna | Unawatuna | 6.0101 80.2425 | hotel C
Green Villa (Unawatuna) | Unawatuna | 6.0130 80.2480 | hotel C
HI The Dutch Hostel | Unawatuna | 6.0123 80.2549 | hostel C
Happy Night Unawatuna | Unawatuna | 6.0077 80.2524 | hotel C
Hibiscus Villa | Unawatuna | 6.0089 80.2518 | hotel C
Hiru Resort Inn | Unawatuna | 6.0113 80.2441 | guest house C
Home Unawatuna | Unawatuna | 6.0121 80.2499 | hostel C
Hotel J (Unawatuna) | Unawatuna | 6.0198 80.2483 | hotel C
Hotel La Veranda Di Serena | Unawatuna | 6.0044 80.2565 | hotel C
Hotel Rock Fort | Unawatuna | 6.0040 80.2563 | hotel B
I Love Unawatuna Hostel | Unawatuna | 6.0190 80.2519 | hostel C
Imesh | Unawatuna | 6.0101 80.2472 | guest house C
Ivory Villa | Unawatuna | 6.0087 80.2407 | guest house C
Jaya Inn | Unawatuna | 6.0081 80.2527 | hotel C
Joes Bungalow (Unawatuna) | Unawatuna | 6.0106 80.2505 | hotel C
Jolanka Resorts Unawatuna | Unawatuna | 6.0081 80.2513 | hotel C
Kadolana Bungalow | Unawatuna | 6.0194 80.2677 | hotel C
Kahuna Rooms | Unawatuna | 6.0124 80.2482 | guest house C
Kaju Green | Unawatuna | 6.0153 80.2677 | hotel C
Kami Unawatuna | Unawatuna | 6.0157 80.2683 | hotel C
Kingfisher Bamboo Garden | Unawatuna | 6.0128 80.2487 | hotel C
Kings Palm Villa | Unawatuna | 6.0143 80.2495 | hotel C
Kumara Guest House | Unawatuna | 6.0175 80.2503 | guest house C
Kurulla Villa | Unawatuna | 6.0225 80.2517 | hotel C
La Villa | Unawatuna | 6.0221 80.2482 | hotel C
Land's End Villa | Unawatuna | 6.0090 80.2406 | guest house A | Lands End Bungalow
Lazy Lizard | Unawatuna | 6.0236 80.2508 | hotel C
LemonGrass | Unawatuna | 6.0071 80.2427 | guest house C
Little Villa (Unawatuna) | Unawatuna | 6.0085 80.2510 | hotel B
Lucky Tuna | Unawatuna | 6.0097 80.2483 | hotel C
MA Unawatuna | Unawatuna | 6.0134 80.2488 | hotel C
Mahesh Rooms | Unawatuna | 6.0116 80.2482 | guest house C
Mama's Garden | Unawatuna | 6.0110 80.2435 | guest house C
Mandi | Unawatuna | 6.0106 80.2436 | hotel C
Marcus Rockhouse | Unawatuna | 6.0104 80.2446 | guest house C
Mihiripenna Beach Resort | Unawatuna | 5.9997 80.2677 | hotel B
Miltons Beach Resort | Unawatuna | 6.0063 80.2534 | guest house A
Monsoon Villa | Unawatuna | 6.0022 80.2594 | hotel C
Motel Navoad | Unawatuna | 6.0126 80.2482 | guest house C
Nature Trails Boutique | Unawatuna | 6.0185 80.2478 | guest house A | The Nature Trails.
Nature Villa | Unawatuna | 6.0111 80.2475 | guest house B | Adults Only
Nooit Gedacht Castle O Villa | Unawatuna | 6.0108 80.2480 | guest house T
Nooit Gedacht Heritage | Unawatuna | 6.0150 80.2489 | hotel C
Off Rocks Boutique Villa | Unawatuna | 6.0037 80.2567 | hotel C
On Time Villa | Unawatuna | 6.0076 80.2584 | hotel C
One and Only Appartments | Unawatuna | 6.0103 80.2474 | guest house C
Out of Rupees | Unawatuna | 6.0234 80.2523 | hostel C
Palitha's Guest House | Unawatuna | 6.0142 80.2490 | guest house C
Paradise Villas | Unawatuna | 6.0005 80.2632 | hotel C
Pavilion Villa | Unawatuna | 6.0125 80.2575 | hotel C
Peace Land | Unawatuna | 6.0138 80.2432 | apartment C
Peacock | Unawatuna | 6.0095 80.2501 | hotel B
Pearl Villa Rooms and Hostel | Unawatuna | 6.0103 80.2424 | hostel C
Penthhouse on the Rocks | Unawatuna | 6.0106 80.2464 | hotel A | Pent House on the Rock
Pepper Jungle House | Unawatuna | 6.0225 80.2698 | hotel C
Piples Bungalow | Unawatuna | 6.0011 80.2662 | hotel C
Point de Galle (Unawatuna) | Unawatuna | 6.0108 80.2480 | guest house T
Polhena Estate | Unawatuna | 6.0084 80.2805 | hotel C
Primrose | Unawatuna | 6.0094 80.2445 | guest house C
Randa | Unawatuna | 6.0111 80.2482 | guest house C
Rest Point | Unawatuna | 6.0213 80.2487 | hotel C
Ridee Villa | Unawatuna | 6.0100 80.2507 | guest house A
Rock View Guesthouse | Unawatuna | 6.0102 80.2444 | guest house C
Rooftop Lounge Angel Villa | Unawatuna | 6.0153 80.2394 | hotel C
Saadana Bird House | Unawatuna | 6.0103 80.2436 | hotel C
Sam's Guest House | Unawatuna | 6.0101 80.2508 | guest house C
Sanmira Renaissance | Unawatuna | 6.0061 80.2550 | hotel B3
Santori | Unawatuna | 6.0093 80.2414 | guest house C
Sea Breeze Guest House | Unawatuna | 6.0109 80.2489 | guest house C
Sea View (Unawatuna) | Unawatuna | 6.0171 80.2495 | hotel C
Secret Garden | Unawatuna | 6.0098 80.2455 | guest house C
Sheron Resort | Unawatuna | 6.0105 80.2489 | hotel C
Silva Rest | Unawatuna | 6.0120 80.2484 | hotel C
Simon's House | Unawatuna | 6.0094 80.2408 | guest house C
Sol Y Mar | Unawatuna | 6.0107 80.2471 | hotel C
Sonne Guest | Unawatuna | 6.0101 80.2473 | guest house C
Southern Rest House | Unawatuna | 6.0034 80.2575 | hotel B
Srimalis Residence | Unawatuna | 6.0126 80.2491 | hotel C
Stars Moon Villa | Unawatuna | 6.0164 80.2720 | hotel C
Strand Home Stay | Unawatuna | 6.0096 80.2442 | guest house A | Home Stay Strand
Sudu Surfing Cottage | Unawatuna | 6.0024 80.2592 | hotel C
Summer Garden Guest House | Unawatuna | 6.0094 80.2506 | guest house C
Sun n Sea Hotel | Unawatuna | 6.0072 80.2523 | guest house B
Sunil Garden | Unawatuna | 6.0091 80.2447 | guest house C
Sunny Family | Unawatuna | 6.0104 80.2431 | guest house C
Sunny Mood Guest House | Unawatuna | 6.0108 80.2492 | guest house C
Sunny and Fun | Unawatuna | 6.0187 80.2484 | hotel C
Sunshine Inn (Unawatuna) | Unawatuna | 6.0108 80.2480 | hotel T
Surfcity Guest House | Unawatuna | 6.0099 80.2497 | guest house C
Thaproban Pavilion Resort & SPA | Unawatuna | 6.0096 80.2404 | guest house A | Thaproban Rooms and Restaurant
The Paddy House (Unawatuna) | Unawatuna | 6.0232 80.2647 | hotel C
The Villa Hotel | Unawatuna | 6.0095 80.2458 | guest house A
The Yellow | Unawatuna | 6.0098 80.2497 | hotel B
Tilak | Unawatuna | 6.0087 80.2442 | guest house C
Travellers De Villa | Unawatuna | 6.0203 80.2486 | hotel C
Una Beach Hotel | Unawatuna | 6.0090 80.2446 | hotel C
Unawatana Holiday Home | Unawatuna | 6.0113 80.2503 | guest house C
Unawatuna Apartments | Unawatuna | 6.0088 80.2435 | apartment B
Unawatuna Backpackers Lhodge | Unawatuna | 6.0129 80.2477 | hostel C
Unawatuna Bay (Unawatuna) | Unawatuna | 6.0071 80.2424 | hotel B
Unawatuna Beach Bungalow | Unawatuna | 6.0100 80.2496 | hotel C
Unawatuna Hideaway Hostel | Unawatuna | 6.0146 80.2599 | hostel C
Unawatuna Nor Lanka | Unawatuna | 6.0114 80.2491 | guest house A | Unawatuna Nor-Lanka Hotel
Villa Alexia | Unawatuna | 6.0045 80.2666 | hotel C
Villa Ali | Unawatuna | 6.0259 80.2552 | guest house C
Villa Bonsoir | Unawatuna | 6.0315 80.2627 | apartment C
Villa Duminda | Unawatuna | 6.0172 80.2708 | hotel C
Villa Gaetano | Unawatuna | 6.0262 80.2552 | hotel C
Villa Inn Paradise | Unawatuna | 6.0097 80.2524 | hotel C
Villa Mangrove | Unawatuna | 6.0266 80.2557 | hotel C
Villa Thawthisa | Unawatuna | 6.0111 80.2412 | hotel A
Villa Waterlily | Unawatuna | 6.0377 80.2480 | guest house C
Villa Watuna | Unawatuna | 6.0104 80.2438 | hotel C
Village Inn | Unawatuna | 6.0096 80.2437 | guest house C
Water Gate Resort & Spa | Unawatuna | 6.0090 80.2402 | hotel C
White Villa (Unawatuna) | Unawatuna | 6.0127 80.2404 | guest house C
White Walk Villa | Unawatuna | 6.0070 80.2524 | hotel C
Wijaya Beach Restaurant | Unawatuna | 6.0002 80.2640 | hotel C
Wimal Resort & Restaurant | Unawatuna | 6.0099 80.2496 | guest house A | Wimals Resort
Winsent Villa | Unawatuna | 6.0100 80.2551 | guest house C
Zeilan Hotel | Unawatuna | 6.0093 80.2405 | guest house C
Zima's | Unawatuna | 6.0113 80.2476 | guest house C
Jayakody Home | Wakwella | 6.0742 80.2027 | apartment C
Hareesha Holiday Resort | Yakkalamulla | 6.1028 80.3511 | guest house A
Mount View Bungalow | Yakkalamulla | 6.1064 80.3483 | bungalow T
## Matara
Cocoya | Ahangama | 5.9751 80.3885 | guest house C
Gartons Cape | Ahangama | 5.9658 80.3824 | hotel A
Soul & Surf | Ahangama | 5.9766 80.3825 | apartment C
Nethmina Guest House | Akuressa | 6.0903 80.4763 | guest house T
Pabasara Guest House | Akuressa | 6.1019 80.4750 | guest house B
Robeena Palace Rest and Guest | Akuressa | 6.0903 80.4763 | guest house T
Mihiri Guest House | Denagama | 6.0844 80.6448 | guest house B
Polhena Villa | Denagama | 6.0922 80.6683 | hotel B
Unique Home Stay | Denipitiya | 5.9829 80.4518 | homestay T
Akkara Dahaya | Deniyaya | 6.3585 80.5452 | bungalow B
Chalet of Sinharaja Rest | Deniyaya | 6.3414 80.5422 | hotel C
Deniyaya National Motel | Deniyaya | 6.3484 80.5607 | guest house C
Eco Villa Singharaja | Deniyaya | 6.3437 80.5573 | hotel C
Mount Crest Inn | Deniyaya | 6.3515 80.5615 | hotel C
Rest House Deniyaya | Deniyaya | 6.3398 80.5574 | guest house B
Sathmala Ella | Deniyaya | 6.3430 80.5590 | guest house T
Seth Sa Accommodation Block A | Deniyaya | 6.3354 80.5325 | hotel C
Shani Guest House | Deniyaya | 6.3445 80.5608 | guest house C
Sinharaja Kurulu Ella Eco Resort | Deniyaya | 6.3719 80.5850 | hotel C
Tranquil Sinharaja Homestay | Deniyaya | 6.3528 80.5640 | homestay C
360 Sands | Dikwella | 5.9634 80.6883 | hotel C
Ani Villas | Dikwella | 5.9571 80.6569 | hotel B
Austrian Beach Resort | Dikwella | 5.9785 80.7220 | hotel B1
Coconut Beach Resort | Dikwella | 5.9601 80.6830 | guest house C
Dickwella Beach Hotel | Dikwella | 5.9643 80.6976 | guest house B
Dickwella Resort | Dikwella | 5.9592 80.6861 | hotel A
Dots Bay House | Dikwella | 5.9630 80.7077 | guest house C
Emma Sea View | Dikwella | 5.9615 80.7106 | guest house C
Hotel Maliyaddha | Dikwella | 5.9621 80.6619 | hotel C
Island House | Dikwella | 5.9610 80.6737 | hotel C
Ivory Resort Dikwella | Dikwella | 5.9645 80.6957 | hotel C
Kelaya at Hiriketiya Collection | Dikwella | 5.9609 80.7037 | hotel B
Mango Tree Spa Beach Hotel | Dikwella | 5.9600 80.6744 | hotel C
Nimal's House | Dikwella | 5.9637 80.6876 | apartment C
Paradise Cove | Dikwella | 5.9690 80.6950 | bungalow T
Praia Bay Hiriketiya | Dikwella | 5.9680 80.7056 | hotel C
Ran Sea Hotel | Dikwella | 5.9690 80.6950 | guest house T
Rantaruwa | Dikwella | 5.9599 80.6999 | homestay B
Sea Garden | Dikwella | 5.9623 80.6871 | guest house C
Serene Beach Hotel | Dikwella | 5.9701 80.7187 | hotel C
Serene Villa Hiriketiya | Dikwella | 5.9611 80.7057 | guest house B
Soul Resorts | Dikwella | 5.9560 80.6516 | hotel B
The Saffron House | Dikwella | 5.9598 80.7040 | bungalow B
UTMT Resort | Dikwella | 5.9603 80.6729 | hotel B
Voulez Vous | Dikwella | 5.9646 80.6979 | hotel C
Kiralawella Beach Inn | Dondra | 5.9254 80.5935 | guest house C
Light House Beach Home | Dondra | 5.9212 80.5935 | guest house C
Lotus Home | Dondra | 5.9332 80.5994 | guest house C
Talalla Retreat | Gandara | 5.9433 80.6199 | hotel A | Talalla Retreat Centre
Barren House | Hiriketiya | 5.9625 80.7058 | guest house B
Bay Hiriketiya | Hiriketiya | 5.9630 80.7068 | guest house C
Bunk15 | Hiriketiya | 5.9666 80.7100 | hostel C
Click Hiriketiya | Hiriketiya | 5.9606 80.7028 | hotel C
Clics Coliving & Coworking | Hiriketiya | 5.9656 80.7094 | guest house C
Drongo Place | Hiriketiya | 5.9712 80.7067 | guest house C
Happy Hammocks Hostel Hiriketiya | Hiriketiya | 5.9622 80.7034 | hostel C
Hidden Well | Hiriketiya | 5.9624 80.7133 | hostel C
House on the Bend | Hiriketiya | 5.9665 80.7081 | hotel C
Indunil Place Hiriketiya | Hiriketiya | 5.9704 80.7062 | guest house C
Lazy Monkey Surf Hostel | Hiriketiya | 5.9640 80.7095 | hostel C
Malu | Hiriketiya | 5.9619 80.7063 | guest house C
Mount Top Clay House | Hiriketiya | 5.9646 80.7033 | guest house C
Muthu Villa | Hiriketiya | 5.9763 80.7115 | hotel C
Peter's Place | Hiriketiya | 5.9611 80.7100 | guest house C
Piumi House | Hiriketiya | 5.9637 80.7090 | guest house C
Salt House | Hiriketiya | 5.9627 80.7060 | guest house B
Sam & Lola's Sri Lanka | Hiriketiya | 5.9607 80.7041 | hotel C
Sea Port | Hiriketiya | 5.9623 80.7065 | guest house C
Seacoast Sanctuary | Hiriketiya | 5.9632 80.7073 | guest house C
Singhe House | Hiriketiya | 5.9617 80.7011 | guest house C
Solara | Hiriketiya | 5.9775 80.7216 | guest house C
Start of Path to Sea View Tree Lodge | Hiriketiya | 5.9620 80.7025 | guest house C
Sukha House | Hiriketiya | 5.9633 80.7040 | hotel C
Sukha Studio | Hiriketiya | 5.9629 80.7023 | guest house C
Sun Home | Hiriketiya | 5.9692 80.7075 | guest house C
Surf Villa | Hiriketiya | 5.9622 80.7064 | guest house C
Tehan Homestay | Hiriketiya | 5.9612 80.7120 | guest house C
The Village Home | Hiriketiya | 5.9709 80.7063 | guest house C
Casa Mija | Kamburugamuwa | 5.9446 80.4938 | bungalow T
Drivethru Surfcamps Madiha | Kamburugamuwa | 5.9386 80.5083 | guest house C
Imagine Leisure | Kamburugamuwa | 5.9446 80.4938 | guest house T
Nuga Gaha Watta Villa | Kamburugamuwa | 5.9439 80.4780 | chalet C
Shan Villa (Kamburugamuwa) | Kamburugamuwa | 5.9478 80.5022 | chalet C
Villa Atulya | Kamburugamuwa | 5.9379 80.4742 | guest house A
Gamage Nest and Rest | Kamburupitiya | 6.0809 80.5663 | guest house T
Isuru Guest House | Kamburupitiya | 6.0813 80.5639 | guest house B
Nadeesha Holiday Inn | Kamburupitiya | 6.0761 80.5635 | hotel A | Nadeesha Holiday Inn and Restaurant
Samarathunga City Inn | Kamburupitiya | 6.0809 80.5663 | guest house T
Sandaeliya Holiday Resort and Guest House | Kamburupitiya | 6.0809 80.5663 | guest house T
Sirini Hotel & Restaurant | Kamburupitiya | 6.0801 80.5722 | hotel C
White House Hotel | Kamburupitiya | 6.0814 80.5642 | hotel B
Dharshana Restaurant | Makandura | 6.1386 80.5566 | guest house B
Amaloh by Jetwing | Matara | 5.9391 80.5296 | hotel A
Ambasewana Mansion | Matara | 5.9444 80.5417 | bungalow B
Beach Paradise Guesthouse | Matara | 5.9364 80.5247 | guest house B
Browns Beach Rest | Matara | 5.9483 80.5430 | guest house T
Chill Hostel Madiha | Matara | 5.9366 80.5204 | guest house B
Culture Resort | Matara | 5.9371 80.5278 | guest house A
Deep Blue | Matara | 5.9392 80.5302 | hotel A
Drivethru Surfcamps Polhena | Matara | 5.9405 80.5252 | guest house B
Ganga Addara Hotel | Matara | 5.9471 80.5594 | guest house B
Hichchimama's Home | Matara | 5.9459 80.5385 | guest house C
Home Stay Matara | Matara | 5.9431 80.5613 | apartment B
Hotel Nawathana | Matara | 5.9439 80.5458 | guest house C
I-Surf | Matara | 5.9394 80.5702 | hotel C
Kaluwagaha Watta | Matara | 5.9483 80.5430 | homestay T
King's Marine Hotel & Restaurant | Matara | 5.9402 80.5708 | hotel C
Kismet Rest | Matara | 5.9483 80.5430 | homestay T
Lalitha Hotel | Matara | 5.9443 80.5252 | hotel B2
Lands End (Matara) | Matara | 5.9392 80.5704 | bungalow B
Mayura Beach Resort | Matara | 5.9429 80.5539 | guest house B
New Brown's Rest | Matara | 5.9427 80.5553 | hotel C
Pearl Cliff Hotel | Matara | 5.9422 80.5652 | guest house B
Pointe Sud | Matara | 5.9483 80.5430 | bungalow T
Reef Edge Resort | Matara | 5.9370 80.5283 | bungalow B
Reef Garden | Matara | 5.9371 80.5270 | guest house A | Polhena Reef Garden Hotel
Solis Tourist Rest | Matara | 5.9483 80.5369 | guest house B
The Seascape | Matara | 5.9402 80.5668 | hotel C
Villa Aviksha | Matara | 5.9373 80.5123 | homestay B
Rainforest Holiday Inn | Mediripitiya | 6.3428 80.4952 | guest house C
Rainforest Nest | Mediripitiya | 6.3529 80.4948 | guest house C
Rainforest River Bay | Mediripitiya | 6.3494 80.4959 | guest house C
Sinharaja Hostel | Mediripitiya | 6.3510 80.4959 | guest house C
Sunshine Forest Lodge | Mediripitiya | 6.3543 80.4910 | guest house B
Wildlife Kingdom Sinharaja | Mediripitiya | 6.3536 80.4924 | guest house C | Hemal's Place
Anthonys Inn | Midigama | 5.9656 80.3807 | guest house C
Cheeky Monkey | Midigama | 5.9617 80.3967 | guest house C
Dorian Guest House And Restaurant | Midigama | 5.9614 80.4029 | guest house C
Easy Stay | Midigama | 5.9613 80.4027 | guest house C
Kasuma's Lazy Left Hostel | Midigama | 5.9645 80.3911 | hostel C
Lotus Surf House | Midigama | 5.9652 80.3923 | guest house C
ME Yoga Villa | Midigama | 5.9644 80.4026 | guest house C
Manika's | Midigama | 5.9626 80.3954 | guest house C
Midigama Haven | Midigama | 5.9679 80.3907 | guest house C
Midigama Holiday Inn | Midigama | 5.9669 80.3923 | hotel C
Naomi Beach Hotel | Midigama | 5.9600 80.4037 | hotel C
Ram's Surfing Beach | Midigama | 5.9627 80.3940 | guest house C
Ravisha Star Guest | Midigama | 5.9643 80.4021 | hotel C
Romaclan Villa Rooms | Midigama | 5.9659 80.3851 | guest house B
Sandaru Guest House & Restaurant | Midigama | 5.9609 80.4034 | guest house C
Shehara Sun Surf Lodge | Midigama | 5.9621 80.3962 | guest house C
Subodinee Cabanas | Midigama | 5.9670 80.3907 | chalet C
Sundance Surf Camp | Midigama | 5.9617 80.4021 | guest house C
Supun's Place- Bo Shadow Suite | Midigama | 5.9708 80.3921 | guest house C
Surf Mount Plant Inn Midigama | Midigama | 5.9653 80.3845 | guest house B
Surf Orchid Villa | Midigama | 5.9620 80.4026 | guest house C
Surfing Wombats | Midigama | 5.9664 80.3916 | hostel C
The Stables Oceanfront Hotel | Midigama | 5.9626 80.3955 | hotel B
Almou Surf House | Mirissa | 5.9491 80.4583 | guest house C
Amal Guesthouse | Mirissa | 5.9473 80.4614 | guest house C
Amara Guest | Mirissa | 5.9465 80.4601 | guest house C
Ancient Tree Guesthouse | Mirissa | 5.9448 80.4633 | guest house C
Angel Rest | Mirissa | 5.9459 80.4529 | guest house C
Araliya Guest House | Mirissa | 5.9429 80.4655 | guest house C
Asiri Hotel (Mirissa) | Mirissa | 5.9401 80.4964 | hotel C
Aura by Epic Collection | Mirissa | 5.9484 80.4585 | hotel C
Aussie Swiss Beach Resort | Mirissa | 5.9656 80.4523 | hotel C
Awon Mirissa | Mirissa | 5.9473 80.4607 | guest house C
BNI Guest | Mirissa | 5.9478 80.4604 | guest house C
Banana Garden | Mirissa | 5.9433 80.4629 | guest house C
Bananas 02 | Mirissa | 5.9499 80.4592 | hotel C
Bayleaf Inn | Mirissa | 5.9462 80.4577 | guest house C
Beach Mirissa Hotel | Mirissa | 5.9421 80.4656 | hotel C
Blue Ocean Villa (Mirissa) | Mirissa | 5.9418 80.4663 | hotel C
Casa Colombo Mirissa | Mirissa | 5.9404 80.4917 | hotel B
Celestial Inn | Mirissa | 5.9457 80.4617 | hotel C
Cental Beach Inn | Mirissa | 5.9459 80.4592 | guest house C
Century Vintage Villa | Mirissa | 5.9424 80.4764 | guest house B
Cinnamon Edge Mirissa | Mirissa | 5.9526 80.4666 | guest house B
Cinnamon Wave | Mirissa | 5.9421 80.4760 | guest house B
Club Mirissa | Mirissa | 5.9459 80.4573 | guest house C
Coastal Villa Mirissa | Mirissa | 5.9497 80.4626 | hotel C
Cococabana (Mirissa) | Mirissa | 5.9387 80.4711 | hotel C
Coral Beach | Mirissa | 5.9443 80.4548 | guest house C
Crafts Gallery Hotel | Mirissa | 5.9470 80.4580 | hotel C
Dinu's Resort | Mirissa | 5.9442 80.4545 | guest house C | Dinus Resort & Restaurant
Era Holiday House | Mirissa | 5.9467 80.4562 | guest house C
Esprit D'ici | Mirissa | 5.9412 80.4689 | hotel C
Extreme Host | Mirissa | 5.9468 80.4604 | guest house C
Giragala Village | Mirissa | 5.9431 80.4626 | guest house B | Giragala Village Restaurant
Glamour Mirissa | Mirissa | 5.9434 80.4640 | guest house C
Going Om | Mirissa | 5.9473 80.4583 | guest house C
Green Garden (Mirissa) | Mirissa | 5.9455 80.4569 | guest house C
Handagedara Resort | Mirissa | 5.9458 80.4535 | guest house C
Hangover Hostels Mirissa | Mirissa | 5.9442 80.4612 | hostel C
Happy Shack | Mirissa | 5.9489 80.4558 | hostel C
Hero's Villa | Mirissa | 5.9412 80.4753 | guest house C
Hidden Ocean View Inn | Mirissa | 5.9464 80.4578 | guest house C
Hotel Irena | Mirissa | 5.9477 80.4600 | hotel C
Hotel Mirissa Regent | Mirissa | 5.9491 80.4561 | hotel C
Hotel Silanmo | Mirissa | 5.9441 80.4614 | guest house B
JJs Hostel | Mirissa | 5.9492 80.4583 | hostel C
Janeel Ross | Mirissa | 5.9486 80.4549 | guest house C
Kalu Mirissa | Mirissa | 5.9477 80.4586 | hotel C
Katuwala Gedara | Mirissa | 5.9493 80.4545 | hostel C
Kavindi Guest House | Mirissa | 5.9478 80.4568 | guest house C
Kiss Blossom | Mirissa | 5.9468 80.4849 | hotel C
Lake View Guesthouse | Mirissa | 5.9469 80.4613 | guest house C
Latheena Resort | Mirissa | 5.9673 80.4513 | hotel B
Lemazonne Inn | Mirissa | 5.9455 80.4587 | hotel C
Lionka Guest House | Mirissa | 5.9491 80.4621 | guest house C
Liyanage Resort | Mirissa | 5.9417 80.4671 | hotel B
Luna Weligama | Mirissa | 5.9683 80.4509 | chalet C
MY Hostel | Mirissa | 5.9483 80.4551 | hostel C
Mandara Resort | Mirissa | 5.9643 80.4540 | hotel A
Marino Mirissa | Mirissa | 5.9441 80.4639 | hotel C
Medawatte Villa | Mirissa | 5.9513 80.4633 | guest house C
Methusha Holiday House | Mirissa | 5.9438 80.4655 | hotel C
Mirissa Bay Resort | Mirissa | 5.9448 80.4598 | guest house B
Mirissa Gate Resort | Mirissa | 5.9381 80.4739 | hotel B
Mirissa Golden Resort | Mirissa | 5.9453 80.4551 | guest house C
Mirissa Hills | Mirissa | 5.9638 80.4651 | villa B
Moonray | Mirissa | 5.9519 80.4581 | guest house B
Morning Star | Mirissa | 5.9423 80.4659 | hotel C
Mount Garden | Mirissa | 5.9437 80.4631 | guest house C
Nature Home | Mirissa | 5.9432 80.4731 | guest house C
Nethmindi | Mirissa | 5.9541 80.4531 | guest house C
New Senith Guest House | Mirissa | 5.9470 80.4606 | guest house C
Number One | Mirissa | 5.9440 80.4544 | guest house C
Number One Mirissa Hotel | Mirissa | 5.9483 80.4572 | guest house T
Ocean Moon | Mirissa | 5.9451 80.4595 | guest house C
Our World Hostel | Mirissa | 5.9441 80.4609 | hostel C
Palace Mirissa | Mirissa | 5.9430 80.4541 | guest house A
Palm Villa (Mirissa) | Mirissa | 5.9430 80.4629 | hotel C
Panora Garden | Mirissa | 5.9467 80.4548 | hotel C
Paradise Beach | Mirissa | 5.9453 80.4577 | guest house A | Paradise Beach Club
Peacock Villa | Mirissa | 5.9467 80.4639 | hotel C
Pearldrop Waves | Mirissa | 5.9390 80.4707 | hotel C
Poppies Hotel | Mirissa | 5.9467 80.4588 | hotel C
Pravindi Guest Homes | Mirissa | 5.9476 80.4604 | guest house C
Randiya Sea View | Mirissa | 5.9447 80.4610 | hotel C
Resort of Happiness | Mirissa | 5.9476 80.4554 | guest house C
Restmo Villa | Mirissa | 5.9409 80.4738 | guest house C
Rose Blossom | Mirissa | 5.9445 80.4632 | guest house C
Royal Lodge | Mirissa | 5.9466 80.4605 | guest house C
Sahan Guest House | Mirissa | 5.9474 80.4615 | guest house C
Sailors Mirissa | Mirissa | 5.9432 80.4639 | hotel B
Sajana Ocean Hill | Mirissa | 5.9436 80.4543 | guest house C
Samudra Resort Guesthouse | Mirissa | 5.9456 80.4550 | apartment C
Saori Beach Inn | Mirissa | 5.9455 80.4600 | guest house C
Sethun House | Mirissa | 5.9469 80.4555 | guest house C
Sharavi Beach Villas | Mirissa | 5.9390 80.4871 | hotel C
Shasee Rest | Mirissa | 5.9422 80.4666 | guest house C
Sky Garden Mini Hotel | Mirissa | 5.9460 80.4574 | hotel C | Sky Garden
Sofians Garden | Mirissa | 5.9448 80.4548 | hotel C
Soorya | Mirissa | 5.9469 80.4593 | guest house C
Space Garden Hostel | Mirissa | 5.9459 80.4598 | hostel C
Sriya Villa | Mirissa | 5.9514 80.4585 | guest house C
Sudu Welli | Mirissa | 5.9451 80.4560 | guest house C
Sujith Guest House | Mirissa | 5.9463 80.4576 | guest house B
Sun Hopes | Mirissa | 5.9440 80.4637 | guest house C
Sun n Sea | Mirissa | 5.9445 80.4607 | guest house C
Sunshine Inn (Mirissa) | Mirissa | 5.9449 80.4591 | guest house C
Sunstyle Mirissa | Mirissa | 5.9413 80.4678 | hotel C
Sweet Escape | Mirissa | 5.9469 80.4607 | guest house C
The Fat Mermaid | Mirissa | 5.9434 80.4628 | hotel C
The Lantern Villas | Mirissa | 5.9407 80.4932 | hotel B | The Lantern
The Point Mirissa | Mirissa | 5.9449 80.4550 | hostel C
The Seed | Mirissa | 5.9423 80.4724 | guest house C
The Spice House Hotel | Mirissa | 5.9419 80.4687 | hotel C
The Waves | Mirissa | 5.9440 80.4626 | guest house C
Thevindu Guest House | Mirissa | 5.9483 80.4628 | guest house C
Thusara Hotel | Mirissa | 5.9439 80.4542 | hotel C
Triple O Six | Mirissa | 5.9411 80.4693 | guest house B
Villa Kanchana | Mirissa | 5.9379 80.4745 | guest house B
Villa Romagna Guesthouse | Mirissa | 5.9420 80.4765 | guest house B
Villa Sea View | Mirissa | 5.9432 80.4544 | hotel C
Villa Vista | Mirissa | 5.9483 80.4572 | bungalow T
W & D Beach Hotel | Mirissa | 5.9455 80.4596 | hotel C
Wavelength Hotel Mirissa | Mirissa | 5.9458 80.4553 | hotel B
Weligama Bay Eco Villa | Mirissa | 5.9656 80.4531 | guest house C
Weligambay Villas | Mirissa | 5.9468 80.4457 | hotel B
White House Hotel Mirissa | Mirissa | 5.9475 80.4608 | hotel C
Why Not Backpackers | Mirissa | 5.9501 80.4557 | hostel B
Eco Jungle Hideout | Mulatiyana | 6.1624 80.5663 | bungalow C
Bedda Eco Cottages | Pitabeddara | 6.1917 80.4766 | hotel C
Akeinya Guest | Polhena | 5.9384 80.5325 | guest house B
Beach Inns | Polhena | 5.9363 80.5173 | guest house B
Blue Corals (Polhena) | Polhena | 5.9357 80.5203 | guest house B
Chanika House | Polhena | 5.9419 80.5060 | guest house C
Cocos | Polhena | 5.9368 80.5266 | hotel B
Ferola | Polhena | 5.9362 80.5211 | hotel B
Just Another Guesthouse | Polhena | 5.9364 80.5231 | guest house B
LakRaj Heritage | Polhena | 5.9356 80.5208 | hotel B
Little House | Polhena | 5.9367 80.5253 | hotel C
Losu Polhena | Polhena | 5.9371 80.5222 | hotel B
Peak Point | Polhena | 5.9366 80.5162 | hotel C
Residence Riviera | Polhena | 5.9365 80.5243 | hotel B
Royal Seawind | Polhena | 5.9369 80.5276 | guest house C
Sabine Holiday Resort | Polhena | 5.9360 80.5192 | guest house C
Savenrose | Polhena | 5.9370 80.5150 | hotel B
Sea Life Guest House | Polhena | 5.9363 80.5187 | guest house C | Surf House & Cafe in Madiha
Sisil Villa | Polhena | 5.9382 80.5267 | hotel C
Sunset Surfing Beach Resort | Polhena | 5.9367 80.5133 | hotel C
Surfhouse Sri Lanka | Polhena | 5.9380 80.5138 | hostel C
Susiri Holiday Resort | Polhena | 5.9390 80.5231 | hotel C
Villa Palm Breeze | Polhena | 5.9404 80.5326 | hotel C
Vubu | Polhena | 5.9363 80.5230 | guest house C
Emerald Bay Resort | Secret Beach Mirissa | 5.9466 80.4517 | hotel C
Mimoza Mirissa | Secret Beach Mirissa | 5.9463 80.4522 | hotel C
Ammazing Talalla Villa | Talalla | 5.9481 80.6283 | apartment C
Freedom Resort | Talalla | 5.9421 80.6207 | hotel B
Handun Villas | Talalla | 5.9490 80.6260 | hotel C
Jasmine Resort | Talalla | 5.9437 80.6189 | hotel C
Panorama Hotel | Talalla | 5.9465 80.6303 | guest house A
Paradise Beach House | Talalla | 5.9438 80.6198 | guest house C
Sea Brease Rest | Talalla | 5.9505 80.6277 | hotel C
Seaview (Talalla) | Talalla | 5.9450 80.6208 | guest house C
Secret Bay Hotel Talalla | Talalla | 5.9442 80.6207 | hotel B
Serendip Villa | Talalla | 5.9528 80.6299 | hotel C
Solar House | Talalla | 5.9530 80.6437 | hotel C
Subhasha Luxury Villa | Talalla | 5.9438 80.6173 | apartment C
Swiss Lanka B & B | Talalla | 5.9444 80.6190 | guest house C
Talalla Bay Beach | Talalla | 5.9472 80.6249 | hotel C
Talalla Bay Beach House | Talalla | 5.9424 80.6214 | hotel B
Talalla Beach Bungalows | Talalla | 5.9462 80.6226 | hotel B
Talalla House | Talalla | 5.9473 80.6300 | hotel C
Talalla Leisure Beach Resort | Talalla | 5.9438 80.6193 | hotel C
Talalla Sunshine Beach Rooms and Restaurant | Talalla | 5.9438 80.6204 | guest house C
The Old House Villa | Talalla | 5.9530 80.6435 | guest house C
Villa Dikwella | Talalla | 5.9614 80.6547 | chalet C
Villa Nicomar | Talalla | 5.9561 80.6509 | hotel C
Zephyr Villa | Talalla | 5.9477 80.6266 | hotel C
Shehara Hotel | Thihagoda | 6.0133 80.5660 | guest house T
Excell Hotel & Restaurant | Urubokka | 6.3107 80.6293 | guest house T
Aqua Villa Weligama | Weligama | 5.9727 80.4262 | guest house C
Athma Weligama | Weligama | 5.9692 80.4247 | hotel C
Ayubowan House | Weligama | 5.9568 80.4190 | hotel C
Ayurvie Weligama | Weligama | 5.9592 80.4136 | hotel C
Barberyn Ayurvedic Beach Resort | Weligama | 5.9599 80.4073 | hotel B | Barberyn Beach Hotel
Basecamp | Weligama | 5.9641 80.4210 | hotel C
Bay Beach Hotel | Weligama | 5.9599 80.4205 | hotel A
Bay Inn | Weligama | 5.9739 80.4294 | guest house T
Beach Break Surf Hostel | Weligama | 5.9741 80.4340 | guest house C
Beatroot Hostels | Weligama | 5.9723 80.4287 | hostel B
Blue Castle Guesthouse | Weligama | 5.9780 80.4402 | guest house C
Blue Ocean | Weligama | 5.9741 80.4418 | guest house C
Bungalow by Tropical Villa | Weligama | 5.9725 80.4267 | hotel C
Cape Weligama | Weligama | 5.9586 80.4103 | hotel A
Centhara Beach Weligama | Weligama | 5.9723 80.4300 | hotel C
Crystal Villas | Weligama | 5.9757 80.4297 | guest house B
DL Beach House | Weligama | 5.9689 80.4244 | guest house B
Dilkini Inn | Weligama | 5.9678 80.4236 | hotel B
Dinoos Luxurious-Homestay | Weligama | 5.9805 80.4257 | guest house C
Eraeliya Villas and Gardens | Weligama | 5.9581 80.4138 | villa B
Golden Bay Resort | Weligama | 5.9725 80.4319 | hotel C
Hangtime Hostel | Weligama | 5.9729 80.4346 | hostel A | Hangtime
Happy Go Island | Weligama | 5.9731 80.4347 | guest house C
Highland Villa | Weligama | 5.9603 80.4100 | hotel B
Horizon Inn | Weligama | 5.9583 80.4157 | hotel C
J Walker Hostel | Weligama | 5.9733 80.4298 | hostel C
Kumara Luxury Villa | Weligama | 5.9701 80.4553 | chalet B
LG Hotel | Weligama | 5.9737 80.4398 | hotel B
Location Weligama | Weligama | 5.9728 80.4308 | apartment B
Lotus Dreams Crystal | Weligama | 5.9639 80.4138 | guest house C
Maali Resigence | Weligama | 5.9642 80.4041 | guest house C
Mahaon Serf Hotel | Weligama | 5.9729 80.4342 | hotel C
Mango Shade | Weligama | 5.9745 80.4373 | guest house C
Namal Guest House | Weligama | 5.9575 80.4179 | guest house C
Neptune Restaurant and Guest House | Weligama | 5.9739 80.4294 | guest house T
Neptune Weligama | Weligama | 5.9735 80.4380 | hotel C
O2 Weligama Hotel and Spa | Weligama | 5.9729 80.4339 | hotel C
Ocean Guest | Weligama | 5.9569 80.4188 | hotel C
Open Sky | Weligama | 5.9758 80.4276 | homestay B
Parangi Weligama Bay | Weligama | 5.9727 80.4405 | hotel B
Plantation Inn | Weligama | 5.9739 80.4294 | homestay T
Raja's Guest House | Weligama | 5.9726 80.4271 | guest house B
Rest House Weligama | Weligama | 5.9634 80.4208 | guest house C
Rise | Weligama | 5.9729 80.4418 | guest house C
Ryan Holiday Inn | Weligama | 5.9739 80.4294 | homestay T
Sam Tourist Inn | Weligama | 5.9797 80.4392 | guest house C
Sea Line Guest House | Weligama | 5.9577 80.4181 | guest house C
Seaview Terrace | Weligama | 5.9723 80.4272 | hotel B
Sihinaya Villa | Weligama | 5.9583 80.4166 | bungalow B
Simplesurf | Weligama | 5.9731 80.4370 | camp C
Soulmates' House | Weligama | 5.9709 80.4467 | hostel C
Sri Lanka Resthouse Collective - Salthouse Weligama | Weligama | 5.9673 80.4228 | hotel C
Summer Style | Weligama | 5.9780 80.4357 | hostel C
Sun Roo Beach | Weligama | 5.9739 80.4294 | guest house T
Surasa Beach Resort | Weligama | 5.9723 80.4284 | guest house B
Surf & Retreat Hostel | Weligama | 5.9782 80.4357 | hostel C
Surf Dream House | Weligama | 5.9739 80.4294 | homestay T
Surf's Up | Weligama | 5.9729 80.4338 | hotel B
Suvarivi Ayurveda Boutique Hotel | Weligama | 5.9797 80.4183 | hotel C
The Hideout Resort | Weligama | 5.9701 80.4471 | guest house C
The Lost Hostel | Weligama | 5.9730 80.4320 | hostel C
The Paddy House (Weligama) | Weligama | 5.9739 80.4032 | chalet B
The Rockstel Weligama | Weligama | 5.9743 80.4325 | hostel C
The Spindrift Hostel | Weligama | 5.9731 80.4309 | hostel C
Turtle Bay (Weligama) | Weligama | 5.9562 80.4183 | hotel C
Villa 2B1 | Weligama | 5.9725 80.4270 | guest house C
W15 Weligama | Weligama | 5.9733 80.4377 | hotel B
Wake N Flow | Weligama | 5.9747 80.4381 | hotel C
Wake Up Weligama | Weligama | 5.9759 80.4383 | hostel C
Watergate Resort | Weligama | 5.9700 80.4243 | guest house B
We Escape | Weligama | 5.9742 80.4387 | guest house C
Weligama Bay Marriott Resort & Spa | Weligama | 5.9730 80.4396 | hotel B | Marriot Resort & Spa
Weligama Bay Resort | Weligama | 5.9730 80.4402 | guest house A
Weligama Gedara | Weligama | 5.9774 80.4288 | bungalow B
Yasmitha Guest House | Weligama | 5.9568 80.4198 | guest house C
Yasuri | Weligama | 5.9729 80.4318 | hotel C
## Hambantota
Bismi Hotel | Ambalantota | 6.1406 81.0174 | hotel C
Dickwella Restaurant | Ambalantota | 6.1230 81.0240 | guest house T
Grand Camellia Hotel | Ambalantota | 6.1225 81.0332 | hotel C
Nonagama Guest Hoouse | Ambalantota | 6.1149 80.9952 | guest house C
Nonagama Village Tourist Guest House | Ambalantota | 6.1143 80.9929 | guest house B
Ruhunu Resort | Ambalantota | 6.1230 81.0240 | guest house T
Shangri-La Hambantota Resort & Spa | Ambalantota | 6.1123 81.0635 | hotel A5 | Shangri-la S Hambantota Resort & Spa
Union Guest Rooms | Ambalantota | 6.1194 81.0133 | guest house C
Almamali Hotel | Angunakolapelessa | 6.1641 80.8984 | guest house C
Maya House | Beliatta | 6.0427 80.7562 | guest house B
Villa Maya | Beliatta | 6.0663 80.7467 | hotel B
Beach Side Heaven | Goyambokka Beach | 6.0153 80.7840 | guest house C
Butterflies Cabanas & Restaurant | Goyambokka Beach | 6.0091 80.7794 | guest house C
Deshan Homestay & Restaurant | Goyambokka Beach | 6.0112 80.7791 | guest house C
Goyambokka Guest House | Goyambokka Beach | 6.0086 80.7793 | guest house C
Green Garden Cabanas | Goyambokka Beach | 6.0100 80.7794 | hotel C
Into the Blue | Goyambokka Beach | 6.0064 80.7601 | hotel C
Lansiya | Goyambokka Beach | 6.0017 80.7578 | chalet C
Ranji Homestay | Goyambokka Beach | 6.0154 80.7856 | guest house C
Sansala Guesthouse | Goyambokka Beach | 6.0090 80.7792 | guest house C
Silent Beach Villa | Goyambokka Beach | 6.0056 80.7712 | guest house B
Thatched Villa | Goyambokka Beach | 6.0080 80.7771 | guest house C
The Walatta House | Goyambokka Beach | 6.0018 80.7611 | hotel B
Tuk Tuk Bay | Goyambokka Beach | 6.0041 80.7662 | guest house C
Whispering House | Goyambokka Beach | 6.0086 80.7793 | guest house C
Chamee Rest | Hambantota | 6.1242 81.1213 | guest house C
Hambantota Rest House | Hambantota | 6.1231 81.1270 | guest house C
Happy Beach Guest House | Hambantota | 6.1220 81.1197 | hostel C
Jade Green Hambantota | Hambantota | 6.1356 81.1309 | hotel C
Lake Rest Hambathota | Hambantota | 6.1238 81.1211 | guest house C
Lufortune | Hambantota | 6.1246 81.1185 | guest house T
Oasis Ayurveda Beach Hotel | Hambantota | 6.1220 81.1230 | hotel B3 | Oasis Ayurveda Resort Hambathota, The Oasis Hotel
Peacock Beach Hotel | Hambantota | 6.1353 81.1312 | hotel A | Peacock Beach Hotel LTD
Safari Millington Hotel | Hambantota | 6.1241 81.1260 | hotel C
Samren Restaurant | Hambantota | 6.1482 81.1270 | guest house B
Sanu Resort & Restaurant | Hiriketiya | 5.9951 80.7348 | hotel C
Yala Safari Camping | Kataragama | 6.3790 81.3826 | hotel B
Bogahapelessa Holiday Resort | Kawantissapura | 6.3491 81.3109 | hotel C
Magampura Eco Village Resort | Kawantissapura | 6.3610 81.3225 | hotel A
Unawa Retreat | Kawantissapura | 6.3577 81.3016 | hotel C
Back of Beyond | Kirinda | 6.2388 81.3683 | hotel C
Boulders Yala | Kirinda | 6.2105 81.3307 | hotel C
Camp Teru | Kirinda | 6.2382 81.3671 | hotel C
Ceilao Villas | Kirinda | 6.2286 81.3342 | hotel A
Cinnamon Wild Yala | Kirinda | 6.2596 81.4046 | hotel C | Chaaya Wild, Yala Village
Elephant Reach Yala | Kirinda | 6.2288 81.3318 | hotel A | Elephant Reach Hotel
Governors Camp Yala | Kirinda | 6.2386 81.3712 | hotel C
Jetwing Yala | Kirinda | 6.2509 81.3946 | hotel C
Jungle Beach Resort | Kirinda | 6.2363 81.3705 | hotel C
Kamlo Beach Resort | Kirinda | 6.2109 81.3310 | hotel C
Kirinda Beach Resort | Kirinda | 6.2102 81.3313 | guest house A
Kirinda Harbour | Kirinda | 6.2200 81.3364 | hotel C
Laya Safari | Kirinda | 6.2488 81.3911 | hotel C
Leopard Corridor | Kirinda | 6.2391 81.3670 | hotel C
Nidangala Wadiya | Kirinda | 6.2063 81.3246 | hotel C
Nikara Yala Beach Villas | Kirinda | 6.2072 81.3263 | hotel C
Nisal Holiday Resort | Kirinda | 6.2492 81.3269 | hotel C
Ocean Conclave Kirinda | Kirinda | 6.2070 81.3257 | hotel C
Ruhunu Safari Village | Kirinda | 6.2368 81.3708 | hotel C
The Beach Camp Yala | Kirinda | 6.2098 81.3308 | hotel C
The Elephant Pass | Kirinda | 6.2566 81.3295 | chalet C
The Regal Camp | Kirinda | 6.2385 81.3650 | hotel C
Thippola-The Leisure Lodge | Kirinda | 6.2266 81.3347 | hotel C
Topan Yala Safari Camp | Kirinda | 6.2751 81.3709 | hotel C
Treehouse Yala | Kirinda | 6.2728 81.3836 | guest house B
Tringa Villas Yala | Kirinda | 6.2490 81.3274 | hotel C
Uga Chena Huts | Kirinda | 6.2657 81.4103 | hotel C | Chena Huts
Wild Coast Tented Lodge | Kirinda | 6.2608 81.4086 | hotel A
Wild Life Nature Protection | Kirinda | 6.2500 81.3887 | hotel C
Wild Tusker | Kirinda | 6.2405 81.3371 | hotel C
Yakaduru Yala | Kirinda | 6.2622 81.3827 | chalet C
Yala Leopard Lodge | Kirinda | 6.2334 81.3327 | hotel C
Yala Villa | Kirinda | 6.2282 81.3345 | hotel C
Binario Rooms | Lunama | 6.1105 80.9514 | hotel C
Kalametiya | Lunama | 6.1110 80.9517 | hotel C
Aqua Beach | Ranna | 6.0746 80.9265 | hotel C
Back of Beyond Kahandamodara | Ranna | 6.0700 80.8916 | hotel B | Moneratenna
Bungalow by The Beach | Ranna | 6.0763 80.9322 | hotel B
Ceu Ceylon | Ranna | 6.0762 80.9316 | hotel B
Darwins Beach Resort | Ranna | 6.0634 80.8859 | guest house C
Golden Coconut Cabanas | Ranna | 6.0626 80.8813 | guest house A
Lankavatara Ocean Retreat & Spa | Ranna | 6.0752 80.9258 | hotel C
Mamboz Beach Cabanas | Ranna | 6.0747 80.9250 | hotel C
Oceans Edge Villa | Ranna | 6.0716 80.9131 | hotel C
Portofino Resort | Ranna | 6.0686 80.9089 | hotel C
Seven Turtles | Ranna | 6.0634 80.8848 | hotel C
Taragala Place | Ranna | 6.0827 80.9313 | hotel C
Turtle Bay (Ranna) | Ranna | 6.0762 80.9336 | hotel A
Amour at Turtle Beach | Rekawa | 6.0476 80.8555 | hotel C
Ananthaya Beach Resort | Rekawa | 6.0582 80.8694 | guest house C
Good Karma Hotel | Rekawa | 6.0612 80.8762 | hotel B
Hideaway Lodge Hotel | Rekawa | 6.0448 80.8239 | hotel C
Igabara Hobbit House | Rekawa | 6.0542 80.8573 | chalet C
Mangrove Beach Cabana | Rekawa | 6.0430 80.8240 | hotel B | Mangrove Beach Chalets
Maribu Garden | Rekawa | 6.0445 80.8227 | chalet C
Peacock Family Stay | Rekawa | 6.0469 80.8255 | guest house C
Samudra Beach Resort | Rekawa | 6.0500 80.8654 | hotel C
Sanjis Seaside Cabanas | Rekawa | 6.0615 80.8770 | guest house B
Sati Villa | Rekawa | 6.0468 80.8524 | hotel C
Sea Sound Cabana & Restaurant | Rekawa | 6.0456 80.8276 | hotel C
See Turtle Villa | Rekawa | 6.0480 80.8570 | hotel C
The Lookout Lodge | Rekawa | 6.0490 80.8601 | hotel C
Turtle Island Cabana | Rekawa | 6.0491 80.8592 | hostel C
Turtle Paradise | Rekawa | 6.0473 80.8558 | hotel C
4 Svilla | Tangalle | 6.0330 80.7988 | hotel C
Alovera Garden Restaurant and Chalet | Tangalle | 6.0452 80.8216 | chalet C
Amanwella | Tangalle | 6.0062 80.7774 | hotel B
Ameena Grand Homestay | Tangalle | 6.0341 80.8010 | guest house B
Anama Quenn Mount | Tangalle | 6.0289 80.7963 | guest house C
Anantara Peace Haven Tangalle Resort | Tangalle | 6.0130 80.7844 | hotel A5 | Anantara Peace Heaven Resort
Anila Beach Inn | Tangalle | 6.0324 80.7995 | guest house C
Arundella Beach Inn | Tangalle | 6.0256 80.7979 | hotel C | Arundella Beach Villa
Asha Beach Ayurveda Spa | Tangalle | 6.0373 80.8059 | hotel C
Beach Lagoon Guesthouse | Tangalle | 6.0370 80.8050 | guest house C
Bienvenue Chez Sam | Tangalle | 6.0266 80.7972 | hotel B
Blue Breze | Tangalle | 6.0265 80.7970 | hotel C
Buckingham Place | Tangalle | 6.0473 80.8555 | hotel A
Ceylon Sea Hotel | Tangalle | 6.0321 80.7996 | guest house A
Chandi Gaya Guesthouse | Tangalle | 6.0352 80.8026 | guest house C
Chandra Guest House | Tangalle | 6.0243 80.7930 | guest house T
Chanli Resort | Tangalle | 6.0309 80.7985 | hotel B
Chaya Beach Hotel | Tangalle | 6.0312 80.7981 | hotel C
Chill Out | Tangalle | 6.0289 80.7972 | hotel C
Chitra Homestay | Tangalle | 6.0311 80.7978 | guest house C
Cinnabar Resort | Tangalle | 6.0394 80.8111 | guest house C
Coco Palm | Tangalle | 6.0315 80.7988 | guest house C
Coco Tangalla | Tangalle | 6.0203 80.7958 | hotel B
Cocome | Tangalle | 6.0316 80.7968 | guest house C
Coconut Island Cabanas | Tangalle | 6.0449 80.8209 | hotel C
Coppenrath Hostel & Hotel | Tangalle | 6.0334 80.8009 | hostel A | Coppenrath Guest House & Restaurent
D2 Goyambokka | Tangalle | 6.0140 80.7801 | hotel C
Damith Home Stay | Tangalle | 6.0295 80.7940 | homestay B
Danesha Homestay | Tangalle | 6.0343 80.8016 | guest house B
Delight Villa | Tangalle | 6.0367 80.7928 | guest house C
Dilena Guest House | Tangalle | 6.0336 80.8011 | guest house B
Eagles Nest Cabanas | Tangalle | 6.0453 80.8233 | hotel C
Eco Cabanas Marakolliya | Tangalle | 6.0443 80.8218 | chalet B
Edward Bungalows | Tangalle | 6.0365 80.8016 | guest house C
Eleven 11 Resort | Tangalle | 6.0373 80.8063 | hotel C
Five Tangalle | Tangalle | 6.0005 80.7492 | chalet C
Four Season Guesthouse | Tangalle | 6.0334 80.8004 | guest house B
Frangipani Beach Villa | Tangalle | 6.0309 80.7984 | hotel C
Gamage Homesty | Tangalle | 6.0317 80.7969 | guest house C
Ganesh Gardens Cabanas and Restaurant | Tangalle | 6.0405 80.8141 | hotel C
Gayana Hotel | Tangalle | 6.0326 80.8003 | hotel C
Glorious Villa | Tangalle | 6.0321 80.7979 | guest house C
Glow Accomodation | Tangalle | 6.0335 80.8010 | guest house B
Golden Lodge | Tangalle | 6.0302 80.7969 | guest house C
Golden Surfer | Tangalle | 6.0342 80.8013 | guest house B
Grand Ocean Hotel | Tangalle | 6.0331 80.8006 | guest house C
Harmony Beach Hotel (Tangalle) | Tangalle | 6.0370 80.8055 | hotel C
Hidden Garden Guesthouse | Tangalle | 6.0373 80.8047 | guest house C
Home Feel | Tangalle | 6.0312 80.7977 | guest house C
Hotel Eva Lanka | Tangalle | 6.0028 80.7622 | hotel B
Hotel Green Jewel | Tangalle | 6.0376 80.8064 | guest house C
Hotel Sanrel | Tangalle | 6.0376 80.8071 | hotel C
Hotel Tangalle Bay | Tangalle | 6.0168 80.7895 | hotel A2
Ibisbeard Beach & Bungalows | Tangalle | 6.0388 80.8093 | apartment C
In Lanka | Tangalle | 6.0364 80.8045 | hotel C
Ishara Cabanas | Tangalle | 6.0342 80.8015 | guest house B
J & M Nest | Tangalle | 6.0308 80.7969 | guest house C
Jaga Home | Tangalle | 6.0265 80.7970 | guest house C
Jaya Homestay | Tangalle | 6.0309 80.7969 | guest house B
Jayanika Homestay | Tangalle | 6.0365 80.8030 | guest house C
Jayasena Homestay | Tangalle | 6.0373 80.8033 | guest house C
Juliane | Tangalle | 6.0314 80.7968 | guest house C
Jungle Fall Lodge | Tangalle | 6.0482 80.8576 | hotel C
Keshan Villa | Tangalle | 6.0323 80.7977 | guest house C
Kingfisher (Tangalle) | Tangalle | 6.0345 80.8018 | guest house B
Kottamba Villa Tangalle | Tangalle | 6.0132 80.7704 | hotel C
Lagoon Paradise Beach Resort | Tangalle | 6.0425 80.8167 | hotel A
Lagoon View Villa | Tangalle | 6.0275 80.7964 | guest house C
Lean Tangalle | Tangalle | 6.0314 80.7988 | guest house C
Lonely Beach Resort | Tangalle | 6.0429 80.8225 | hotel C
Luaya Beach | Tangalle | 6.0294 80.7978 | guest house C
Lucky Sea Beach | Tangalle | 6.0302 80.7986 | hotel C
Malindu Homestay | Tangalle | 6.0238 80.7918 | guest house C
Mallika Guest House | Tangalle | 6.0365 80.8048 | guest house C
Marakkolliya Beach Resort | Tangalle | 6.0407 80.8144 | hotel C
Mare Villa | Tangalle | 6.0203 80.7849 | guest house C
Mawella Beach Resort | Tangalle | 5.9990 80.7476 | guest house B
Mayon Villa | Tangalle | 6.0272 80.7973 | guest house C
Menaka Home Stay | Tangalle | 6.0289 80.7965 | homestay C
Moonstone Villas and Restaurant | Tangalle | 6.0193 80.7918 | chalet A | Moonstone Villas
Mountain Sea View | Tangalle | 6.0360 80.8032 | guest house C
Natural Cabanas | Tangalle | 6.0370 80.8047 | guest house C
Natural Holiday | Tangalle | 6.0297 80.7978 | hotel C
Natural Holiday Inn | Tangalle | 6.0294 80.7931 | guest house A
Natural Mud Cabana | Tangalle | 6.0409 80.8141 | guest house C
New Blue Horzon Villa | Tangalle | 6.0361 80.8038 | guest house C
New City Hotel | Tangalle | 6.0255 80.7945 | guest house C
Nuga Eden Tangalle | Tangalle | 6.0173 80.7887 | hotel C
Nugasewana Eden Guest House and Restaurant | Tangalle | 6.0179 80.7884 | guest house B
Oasis Lagoon Gardren | Tangalle | 6.0274 80.7967 | guest house B
Ocevia Rooms & Restaurant | Tangalle | 6.0293 80.7978 | hotel C
Ohm Villa | Tangalle | 6.0238 80.7919 | guest house C
Ola Tangalle | Tangalle | 6.0292 80.7980 | hotel B
Palm Paradise Cabanas | Tangalle | 6.0111 80.7801 | hotel A
Papaa Palace Hotel | Tangalle | 6.0304 80.7973 | hotel C
Patini | Tangalle | 6.0384 80.8087 | guest house C
Peace Haven Resorts Limited | Tangalle | 6.0243 80.7930 | bungalow T
Queen Palace | Tangalle | 6.0374 80.8001 | guest house C
RV Recency Hotel | Tangalle | 6.0314 80.7979 | hotel B
Raja Beach Place | Tangalle | 6.0288 80.7976 | hotel C
Randu Homestay and Restaurant | Tangalle | 6.0374 80.8035 | guest house C
Ranna 212 | Tangalle | 6.0243 80.7930 | hotel T
Ravan | Tangalle | 6.0267 80.7969 | hotel B
Ravindu | Tangalle | 6.0289 80.7978 | guest house C
Rekawa View Home Stay | Tangalle | 6.0243 80.7930 | homestay T
Rest House Tangalle | Tangalle | 6.0227 80.8000 | hotel B
Rock Pool Residence | Tangalle | 6.0436 80.8224 | hotel C
Rukmila Guesthouse | Tangalle | 6.0331 80.8001 | guest house C
Sadilka Guesthouse | Tangalle | 6.0366 80.8042 | guest house C
Sajutha Villa | Tangalle | 6.0271 80.7966 | guest house C
Saman Home Stay | Tangalle | 6.0293 80.7961 | homestay C | Hotel Samans
Sanaya Homestay | Tangalle | 6.0367 80.8014 | guest house C
Sanorich Villa | Tangalle | 6.0269 80.7966 | guest house C
Sarah Beach Garden | Tangalle | 6.0295 80.7980 | hotel C
Sasaraga Rooms and Restaurant | Tangalle | 6.0311 80.7988 | guest house B
Sea Avenue Ecogardens | Tangalle | 6.0243 80.7975 | hotel B
Sea Sun Guest Home | Tangalle | 6.0204 80.7916 | guest house C
Sealand Hotel | Tangalle | 6.0190 80.7898 | hotel B
Serein Beach Hotel | Tangalle | 6.0404 80.8133 | hotel C
Serenity | Tangalle | 6.0281 80.7978 | guest house C
Seven Peacock Home Residence | Tangalle | 6.0395 80.7950 | guest house C
Shalom Villa | Tangalle | 6.0212 80.7936 | homestay B
Shanika Beach Inn | Tangalle | 6.0339 80.8012 | guest house C
Sheen Holiday Resort | Tangalle | 6.0346 80.8017 | guest house B
Shehani Beach Bungalows and Restaurant | Tangalle | 6.0381 80.8077 | guest house C
Shiva's Beach Cabanas | Tangalle | 6.0430 80.8232 | guest house C
Siesta Guesthouse & Restaurant | Tangalle | 6.0313 80.7985 | guest house C
Sinhagiri Hotel & Restaurant | Tangalle | 6.0259 80.7967 | hotel C
Starfish | Tangalle | 6.0356 80.8032 | guest house C
Stuart House | Tangalle | 6.0243 80.7930 | bungalow T
Sun Beach Guesthouse | Tangalle | 6.0373 80.8061 | guest house C
Sunchaser Beach Hotel | Tangalle | 6.0355 80.8031 | hotel C
Sunray Beach House | Tangalle | 6.0308 80.7989 | hotel C
Sunsea Restaurant and Rooms | Tangalle | 6.0285 80.7978 | guest house B
Tangana Homestay | Tangalle | 6.0339 80.8009 | guest house B
Taru Holiday Home | Tangalle | 6.0383 80.7938 | guest house C
Thaprobana Villa | Tangalle | 6.0272 80.7965 | guest house C
The Alpha Monkey | Tangalle | 6.0394 80.8120 | guest house C
The Ananas | Tangalle | 6.0373 80.8013 | guest house C
The Last House | Tangalle | 6.0009 80.7521 | hotel B
The Nature Resort Hotel | Tangalle | 6.0243 80.7930 | hotel T
The Ocean Breeze Villa | Tangalle | 6.0224 80.7935 | hotel C
Timasha Home Stay & Restaurant | Tangalle | 6.0369 80.8030 | guest house C
Tropical Garden | Tangalle | 6.0404 80.8136 | guest house C
Turtles View Resort | Tangalle | 6.0472 80.8616 | hotel C
Vibes Guesthouse | Tangalle | 6.0309 80.7982 | guest house C
Villa Araliya (Tangalle) | Tangalle | 6.0357 80.8034 | guest house C
Villa Lucky Star | Tangalle | 6.0065 80.7796 | hotel A | Lucky Star Guest House
Villa Tangalle Lagoon | Tangalle | 6.0287 80.7964 | hotel C
Viraj Garden | Tangalle | 6.0313 80.7989 | guest house C
Waves | Tangalle | 6.0243 80.7930 | bungalow T
Waves Chalet | Tangalle | 6.0432 80.8243 | hotel C
White Ro Resort | Tangalle | 6.0292 80.7971 | hotel C
Wild Grass | Tangalle | 6.0256 80.7974 | apartment C
Yhe Chance City Inn | Tangalle | 6.0301 80.7966 | guest house C
Asung Chalets | Tissamaharama | 6.2929 81.2966 | hotel C
Beddegama Ecopark | Tissamaharama | 6.2796 81.2880 | bungalow T
Birds View | Tissamaharama | 6.2975 81.2710 | hotel C
Blue Turtle Hotel | Tissamaharama | 6.2944 81.2954 | hotel C
Castle Resort Yala | Tissamaharama | 6.2802 81.2652 | guest house C
Chaarya | Tissamaharama | 6.2975 81.3002 | hotel C
City Guest House | Tissamaharama | 6.2744 81.2862 | guest house C
Coconut Garden | Tissamaharama | 6.2974 81.2897 | hotel B
Diviya Safari Camping | Tissamaharama | 6.2852 81.2924 | hotel C
Gaga Bees Luxury Boutique Hotel | Tissamaharama | 6.2987 81.3132 | hotel C
Happy Kent | Tissamaharama | 6.2926 81.2960 | guest house A | Happy Kent Hotel
Hibiscus Garden | Tissamaharama | 6.2975 81.2938 | hotel C
Hotel Lake Side Tourist Inn | Tissamaharama | 6.2849 81.2922 | guest house A | Lake Side Tourist Inn
Hotel Refresh | Tissamaharama | 6.2796 81.2880 | guest house T
Hotel River Front | Tissamaharama | 6.2797 81.2640 | hotel C
Hotel Sansinda | Tissamaharama | 6.2796 81.2880 | hotel T
Hotel Tamarind Tree | Tissamaharama | 6.2926 81.2968 | hotel B
K Holiday Resort | Tissamaharama | 6.2775 81.2840 | hotel C
Kithala Resort | Tissamaharama | 6.2925 81.2974 | hotel B2
Koragaha Lodge | Tissamaharama | 6.2394 81.3327 | bungalow B
La Safari Inn | Tissamaharama | 6.2802 81.2750 | hotel C
Lake Edge | Tissamaharama | 6.3001 81.2702 | hotel C | Lake Edge Hotel
Lakeside Cabana | Tissamaharama | 6.2989 81.2636 | guest house C
Mihisara Lake View | Tissamaharama | 6.2854 81.2670 | homestay B
Moon Light Guesthouse | Tissamaharama | 6.2690 81.2853 | guest house C
Nature Resort (Tissamaharama) | Tissamaharama | 6.2779 81.2805 | hotel C
Neem Villas | Tissamaharama | 6.2924 81.2989 | hotel C
Nehansa Resort and Safari | Tissamaharama | 6.2803 81.2641 | guest house C
New Queens Rest House | Tissamaharama | 6.2791 81.2841 | guest house C
New Sankha | Tissamaharama | 6.2911 81.2959 | hotel C
Oak Ray Wild Yala | Tissamaharama | 6.2931 81.2975 | hotel C
Pala Hotel | Tissamaharama | 6.2911 81.2939 | hotel C
Panchi Safari | Tissamaharama | 6.2724 81.2619 | hotel C
Peacock Reach Hotel | Tissamaharama | 6.2923 81.3003 | hotel C
Pearl City | Tissamaharama | 6.2848 81.2678 | hotel C
Priyankara | Tissamaharama | 6.2924 81.2971 | hotel C
Regina Holiday Home | Tissamaharama | 6.2839 81.2692 | hotel C
Reny Hotel | Tissamaharama | 6.2894 81.2927 | guest house C
River Edge | Tissamaharama | 6.2769 81.2601 | guest house C
River Face Inn | Tissamaharama | 6.2784 81.2639 | hotel C
Riverside Cabana | Tissamaharama | 6.2791 81.2639 | guest house C
Saman Resort | Tissamaharama | 6.2984 81.3137 | hotel C
Sandadiya Resort | Tissamaharama | 6.2870 81.2680 | hostel A | Sandadiya Guest House and Restaurant
Serene Park Hotel | Tissamaharama | 6.2847 81.2862 | hotel C
Shakalya Lake View | Tissamaharama | 6.2895 81.2757 | hotel C
Shangri-Lanka Village | Tissamaharama | 6.2975 81.2974 | hotel C
Singha Tourist Inn | Tissamaharama | 6.2894 81.2919 | hotel C
Sunera Resort | Tissamaharama | 6.3392 81.3111 | hotel C
Taprospa Tissa | Tissamaharama | 6.2913 81.2907 | guest house B
Tara Watergate | Tissamaharama | 6.2992 81.2853 | hotel C
Thaulle Resort | Tissamaharama | 6.2630 81.3136 | hotel A
The Raintree Hotel | Tissamaharama | 6.2889 81.2760 | hotel A
The Safari | Tissamaharama | 6.2877 81.2912 | hotel B | The Safari Hotel
Thirasara Holiday Resort | Tissamaharama | 6.2973 81.2992 | bungalow B
Tissa Inn | Tissamaharama | 6.2877 81.2555 | guest house C
Tissa Lake Resort | Tissamaharama | 6.2907 81.2630 | guest house C
Tissa Resort | Tissamaharama | 6.2815 81.2674 | guest house C
Tissa Village | Tissamaharama | 6.2781 81.2858 | guest house B | Hotel Thissa
Travellers Home (Tissamaharama) | Tissamaharama | 6.2816 81.2811 | guest house C
Valley 69 Eco Leisure | Tissamaharama | 6.2902 81.3004 | guest house A | Vallee 69 Eco Leisure
Wapi Bungalow | Tissamaharama | 6.2621 81.3107 | hotel C
Yala Adventure | Tissamaharama | 6.2759 81.3194 | hotel C
Yala Green Inn | Tissamaharama | 6.2762 81.2630 | hotel C
Yala Pearl Lake Side Villa | Tissamaharama | 6.2857 81.2690 | hotel C | Yala Pearl
Breezy Lake | Weerawila | 6.3008 81.2285 | hotel C
DoubleTree by Hilton Weerawila Rajawarna Resort | Weerawila | 6.2821 81.2324 | hotel B
Flamingos Bundala Safari Guest House | Weerawila | 6.2700 81.2250 | guest house T
Flower Garden Lake Resort | Weerawila | 6.2660 81.2359 | hotel A
Saraii Village Hotel | Weerawila | 6.2672 81.2290 | guest house A | Saraii
See Me Villa | Weerawila | 6.2622 81.2256 | guest house C
Wila Safari Hotel | Weerawila | 6.2931 81.2366 | hotel B1
Bundala Flamingo Cottages | Weligatta | 6.1905 81.1839 | guest house C
Lagoon Inn | Weligatta | 6.2003 81.1949 | guest house C
`
