/**
 * Hotels of Northern Province. Made by `npm run hotels`; corrections stand in scripts/hotels/corrections.txt.
 * Format: worker/places/hotel-table.ts
 *
 * © OpenStreetMap contributors; Sri Lanka Tourism Development Authority. This table is a database under the Open
 * Database License (ODbL) 1.0, https://opendatacommons.org/licenses/odbl/1-0/: whoever changes it and offers it to
 * others does so under the same licence.
 */
export const northernHotels = `
## Jaffna
Green B Corner | Chavakachcheri | 9.6592 80.1635 | guest house T
Omus | Chavakachcheri | 9.6594 80.1638 | hotel B
Ananda Resting | Jaffna | 9.6567 80.0333 | guest house B
Ashok | Jaffna | 9.6637 80.0131 | hotel C
Balans Multi Center and Lodge | Jaffna | 9.6605 80.0272 | guest house B
Bastian Hotel | Jaffna | 9.6592 80.0259 | guest house A
Bobbi Inn Hotel | Jaffna | 9.6694 80.0155 | hotel C
CEB Circuit Jaffna | Jaffna | 9.6599 80.0342 | guest house B
Cozy Hotel | Jaffna | 9.6679 80.0172 | hotel B | Cosy Hotel & Restaurant
D'Villa Garden House | Jaffna | 9.6588 80.0370 | guest house C
Devi Hotel | Jaffna | 9.6631 80.0299 | hotel B
Expo Pavilion | Jaffna | 9.6601 80.0274 | guest house C
Flamingo Villa | Jaffna | 9.6641 80.0204 | hotel C
Gangaa and Brothers | Jaffna | 9.6627 80.0211 | guest house B
Gnanams | Jaffna | 9.6671 80.0145 | hotel C
Golden Holiday Guest House | Jaffna | 9.6650 80.0130 | guest house T
Green Grass | Jaffna | 9.6643 80.0219 | guest house A | Green Grass Hotel & Restaurant
Green Inn Restaurant | Jaffna | 9.6602 80.0270 | guest house B
Green Star In | Jaffna | 9.6593 80.0339 | guest house B
Greenstar Family Hotel | Jaffna | 9.6612 80.0394 | guest house B
Harmony Center | Jaffna | 9.6902 80.0152 | guest house B
Homefeel Guest House & Tours | Jaffna | 9.6618 80.0312 | guest house B
Hotel Clock Tower | Jaffna | 9.6667 80.0051 | guest house C
Hotel Lovusi | Jaffna | 9.6649 80.0158 | guest house B
Hotel Lux Etoiles | Jaffna | 9.6701 80.0302 | guest house A
Humming Bird Hotel | Jaffna | 9.6726 80.0086 | hotel C
ILE Bungalow | Jaffna | 9.6673 80.0260 | guest house B
J City Villa | Jaffna | 9.6647 80.0186 | hotel C
Jaffna City Hotel | Jaffna | 9.6658 80.0096 | guest house B
Jaffna Heritage Hotel | Jaffna | 9.6710 80.0279 | guest house A
Jaffna Hotel | Jaffna | 9.6672 80.0303 | hotel A | Jaffna Rest
Jaffna Palace Hotel | Jaffna | 9.6616 80.0232 | guest house B
Jaffna Tilko City Hotel | Jaffna | 9.6655 80.0108 | hotel B
Jarushan Inn | Jaffna | 9.6843 80.0306 | hotel C
Jetwing Jaffna | Jaffna | 9.6647 80.0134 | hotel A
Kandy Guest House | Jaffna | 9.6602 80.0274 | guest house C
King Palace Holiday Inn Hotel | Jaffna | 9.6647 80.0185 | hotel C
Lotus Inn | Jaffna | 9.6788 80.0077 | guest house B
Mahishe Cottage | Jaffna | 9.6681 80.0420 | hotel C
Mathura | Jaffna | 9.6760 80.0217 | guest house C
Morgan's Residence | Jaffna | 9.6719 80.0284 | guest house C
Nathan Beach Corner Inn | Jaffna | 9.6683 80.0016 | guest house B
Navam | Jaffna | 9.6704 80.0258 | guest house C
New Green Inn Restaurant | Jaffna | 9.6602 80.0270 | guest house B
New Rest House (Jaffna) | Jaffna | 9.6622 80.0272 | guest house B
Northgate by Jetwing | Jaffna | 9.6644 80.0209 | hotel B
Old Park Residency | Jaffna | 9.6603 80.0276 | guest house C
Omega Inn | Jaffna | 9.6596 80.0145 | guest house B
PJ Hotel | Jaffna | 9.6650 80.0130 | guest house T
Pillaiar Inn and Pillaiar Stores | Jaffna | 9.6701 80.0096 | guest house B
Raamini | Jaffna | 9.6697 80.0153 | guest house B
Royal Rest House | Jaffna | 9.6608 80.0259 | guest house B
SP Tours and Rest | Jaffna | 9.6673 80.0094 | bungalow B
Sanjay Rest Home | Jaffna | 9.6650 80.0243 | guest house C
Saratha Seashore Villa & Tour Jaffna | Jaffna | 9.6496 80.0491 | hotel C
SeaBlue Rest | Jaffna | 9.6603 80.0262 | guest house B
Senthil Complex | Jaffna | 9.6863 80.0122 | hotel C
Serendib Inn | Jaffna | 9.6669 80.0182 | guest house B
Sky Park View Guest House | Jaffna | 9.6594 80.0277 | guest house B
St Anns Hotel | Jaffna | 9.6561 80.0356 | guest house B
Station Garden Motel | Jaffna | 9.6670 80.0181 | guest house B
Subhas Hotel | Jaffna | 9.6668 80.0168 | guest house A
Superior Rest | Jaffna | 9.6568 80.0329 | guest house B
Suresh Homestay | Jaffna | 9.6847 80.0091 | guest house C
Swarka Hotel | Jaffna | 9.6486 80.0271 | guest house C
The Jaffna Fort Guest House | Jaffna | 9.6593 80.0139 | guest house C
The Thinnai | Jaffna | 9.6865 80.0260 | hotel A
Theresa Inn | Jaffna | 9.6641 80.0286 | guest house B
Thinakkural Rest | Jaffna | 9.6704 80.0312 | guest house A
Tony's Garden House Backpacker's Inn | Jaffna | 9.6597 80.0278 | hostel C
Treat Ooo (Jaffna) | Jaffna | 9.6593 80.0260 | guest house B
US Hotel | Jaffna | 9.6613 80.0254 | guest house A
Valampuri | Jaffna | 9.6645 80.0216 | hotel B
White Villa (Jaffna) | Jaffna | 9.6786 80.0153 | guest house B
Wood Rest Guesthouse | Jaffna | 9.6592 80.0216 | guest house B
Yaarl Hostel | Jaffna | 9.6698 80.0114 | hostel C
Yal's Town Inn | Jaffna | 9.6700 80.0129 | hotel C
Yarl Rest Inn | Jaffna | 9.6824 80.0246 | guest house B
YarlBeach Inn | Jaffna | 9.6499 80.0263 | guest house C
Yarllini Hotel | Jaffna | 9.6607 80.0291 | hotel B
Yathusan Guest House | Jaffna | 9.6650 80.0130 | guest house T
Fort Hammenhiel Resort | Karainagar | 9.7134 79.8508 | hotel C
Public Admin Guest House | Kayts | 9.6359 79.9552 | guest house C
Treat Ooo (Kayts) | Kayts | 9.6152 79.9619 | guest house C
Moulini Hotel | Kodikamam | 9.6818 80.2212 | guest house T
Hotel Fox Resort | Kokuvil | 9.7014 80.0161 | hotel B | Fox Jaffna
Abiramy Hotel | Point Pedro | 9.8057 80.1834 | hotel B
Iru Lodge Guesthouse | Point Pedro | 9.8281 80.2389 | guest house C
Kbs Golden House | Point Pedro | 9.7993 80.2404 | guest house C
PJ Hotels | Puttur | 9.7629 80.1173 | hotel B
Atchuthan | Sithankerny | 9.7524 79.9374 | guest house C
Senthuan | Sithankerny | 9.7523 79.9373 | guest house C
Catamaran Guest House | Vaddukoddai | 9.7304 79.9470 | guest house C
Rosa Restaurant | Vaddukoddai | 9.7447 79.9460 | guest house C
## Kilinochchi
A9 Spot | Kilinochchi | 9.3602 80.4084 | guest house B
Friends Inn | Kilinochchi | 9.3873 80.3991 | guest house C
Hotel Sella Rest | Kilinochchi | 9.3834 80.3961 | guest house B
Raj Hotel | Kilinochchi | 9.4337 80.4075 | hotel C
Star Rest | Parantan | 9.4267 80.4073 | guest house B
## Mannar
Palmirah House | Karisal | 9.0645 79.8488 | guest house A
Palmyrah Garden Hotel | Madu Road | 8.7708 80.1528 | hotel C
Agape Hotel | Mannar | 8.9843 79.9062 | hotel C
Akash Hotel | Mannar | 8.9870 79.8992 | hotel B
Baobab Guesthouse | Mannar | 8.9826 79.9098 | hostel C
Four Teess Rest Inn | Mannar | 9.0259 79.8664 | guest house A
Golden Rest Hotel | Mannar | 8.9926 79.8982 | hotel C
Green Line Guest House | Mannar | 8.9810 79.9040 | guest house T
Mannar Guesthouse | Mannar | 8.9800 79.9156 | guest house C
Pearl Rest | Mannar | 8.9812 79.9068 | hotel C
Victory's Gardens | Mannar | 8.9924 79.8971 | hotel C
Oasis Wings Hotel | Nanattan | 8.8319 79.9634 | hotel C
Asthithan Rooms | Pesalai | 9.0849 79.8276 | guest house C
Nilamba Beach Resort | Silavathurai | 8.7663 79.9408 | hotel C
Nilamba Guesthouse | Silavathurai | 8.7482 79.9487 | hostel C
Talaimannar Guest House | Talaimannar | 9.1070 79.7319 | guest house C
The Sanctum | Talaimannar | 9.0973 79.7095 | hotel C
Green Line Guest House and Restaurant | Vellankulam | 9.1544 80.1159 | guest house C
## Mullaitivu
Ocean Park Resort | Mullaitivu | 9.2768 80.8159 | hotel C
Pearl Inn Guest House | Mullaitivu | 9.2670 80.8150 | guest house T
Red Cross Bungalow | Mullaitivu | 9.2567 80.8112 | hotel C
Sana Guest House | Yogapuram | 9.1304 80.3072 | guest house T
## Vavuniya
Apirami Vilas | Nochchimoddai | 8.8204 80.4934 | hotel C
Aana | Vavuniya | 8.7510 80.4980 | guest house T
Birunthavanam Hotel | Vavuniya | 8.7561 80.4920 | guest house C
Indrans | Vavuniya | 8.7529 80.4942 | guest house B
Nelly Star Hotel | Vavuniya | 8.7515 80.5000 | hotel C1 | Hotel Nelly
Paradise Inn (Vavuniya) | Vavuniya | 8.7437 80.4939 | hotel C
Puley S Balmoral Hotel | Vavuniya | 8.7538 80.4942 | guest house C
Royal Garden Guest House | Vavuniya | 8.7540 80.5017 | guest house B
Royal Rest | Vavuniya | 8.7510 80.4980 | guest house T
SFw Bgs Chalet | Vavuniya | 8.7414 80.5025 | chalet C
Thampa Tourist Hotel & Inn | Vavuniya | 8.7459 80.5106 | guest house C
Vanniyan Hotel | Vavuniya | 8.7510 80.4985 | hotel B
`
