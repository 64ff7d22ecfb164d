/**
 * Hotels of Sabaragamuwa Province. Made by `npm run hotels`; corrections stand in scripts/hotels/corrections.txt.
 * Format: worker/places/hotel-table.ts
 *
 * © OpenStreetMap contributors; Sri Lanka Tourism Development Authority. This table is a database under the Open
 * Database License (ODbL) 1.0, https://opendatacommons.org/licenses/odbl/1-0/: whoever changes it and offers it to
 * others does so under the same licence.
 */
export const sabaragamuwaHotels = `
## Kegalle
Grindlays Regency | Alawwa | 7.2905 80.2444 | guest house A
Old Bridge Inn | Alawwa | 7.2941 80.2405 | guest house T
Awanhala | Ambepussa | 7.2411 80.2087 | guest house C
Sanjaya Hotel | Ambepussa | 7.2419 80.2114 | hotel C
Naratale Home Stay | Amitirigala | 7.0299 80.1847 | homestay T
Tanidu Home - Randiligama | Aranayaka | 7.1541 80.4943 | apartment C
Heaven Guest House & Restaurant | Avissawella | 6.9363 80.2150 | guest house C
Olu Ella Inn | Bulathkohupitiya | 7.0649 80.3745 | guest house C
Hotel Picturesque | Dehiowita | 6.9658 80.2428 | hotel B
The Talduwa Manor | Dehiowita | 6.9747 80.2499 | guest house B
Rivonve Leisure Resort | Eheliyagoda | 6.8885 80.2750 | hotel B
Golden Gate Hotel | Hingula | 7.2493 80.4609 | hotel B
Up Country Rest & Holiday Home | Hingula | 7.2477 80.4684 | guest house T
Aarya Hotel | Hiriwadunna | 7.2726 80.3824 | guest house B
Hotel Champis | Hiriwadunna | 7.2874 80.3846 | guest house T
Hotel Mimosha | Imbulgasdeniya | 7.3102 80.3173 | hotel B
Earl's Chateau | Kegalle | 7.2510 80.3440 | guest house T
Hotel Randiv | Kegalle | 7.2812 80.3841 | guest house B
Kurulukelay Inn | Kegalle | 7.2522 80.3348 | guest house B
Maoya Retreat Hotel | Kegalle | 7.3013 80.3797 | guest house B
Nipuna Rest | Kegalle | 7.2511 80.3670 | guest house B
Ranketh Restaurant & Inn | Kegalle | 7.2510 80.3440 | guest house T
Rosyth Estate House | Kegalle | 7.2770 80.3529 | hotel A
The Grand Ralidiya | Kegalle | 7.2360 80.3198 | hotel C
Adventure Base Camp | Kitulgala | 6.9950 80.4098 | hotel C
Borderlands Eco Lodge | Kitulgala | 6.9931 80.4170 | guest house B
Gallene Gala Nature Resort | Kitulgala | 7.0208 80.4145 | hotel C
Hotel Plantation | Kitulgala | 6.9926 80.4186 | hotel A | Plantation Hotel
Kelaniriver Adventures Kitulgala | Kitulgala | 6.9899 80.4322 | hotel C
Kitulgala Rest House | Kitulgala | 6.9952 80.4062 | guest house A
Leon Hilltop Resort | Kitulgala | 6.9941 80.4190 | hotel B
Makandawa Forest | Kitulgala | 6.9915 80.4054 | camp C
Palm Stone Retreat | Kitulgala | 7.0097 80.4233 | hotel A
Paradise Garden Resort | Kitulgala | 7.0175 80.3639 | hotel C
Rafter's Retreat | Kitulgala | 6.9955 80.4051 | hotel C
Royal River Resort | Kitulgala | 7.0115 80.4346 | guest house C
Sadalu Kithulgala Resort | Kitulgala | 6.9894 80.4267 | hotel C
The Cave | Kitulgala | 6.9935 80.4171 | hotel C
Wildfeat Adventure Kitulgala Camp | Kitulgala | 6.9923 80.4188 | camp C
Green View Home Stay | Mawanella | 7.2503 80.4255 | homestay B
Ishan Hotel | Mawanella | 7.2519 80.4287 | guest house B
Rosh Place | Mawanella | 7.2519 80.4323 | apartment C
Rosha | Mawanella | 7.2517 80.4332 | apartment C
Jungle Village Homestay | Molagoda | 7.2771 80.3894 | homestay B
Elephant Park | Pinnawala | 7.3004 80.3846 | hotel B
Elephant Reach Villa Inn | Pinnawala | 7.3034 80.3878 | hotel A | Elephant Reach Villa
Green Land Guesthouse | Pinnawala | 7.3005 80.3855 | guest house C
Hotel Ralidiya | Pinnawala | 7.2983 80.3863 | hotel B
Luck Uyana Cabana Pinnawala | Pinnawala | 7.2734 80.3832 | guest house C
Pinnolada | Pinnawala | 7.3009 80.3842 | hotel C
Diyagal Villa | Rambukkana | 7.2889 80.3879 | bungalow B
Elephant View | Rambukkana | 7.2990 80.3859 | guest house A | Hotel Elephant View
Galagoda Walawwa | Rambukkana | 7.3230 80.3920 | apartment T
Himawwa Holiday Resort | Rambukkana | 7.3160 80.3924 | hotel C
Hotel Elephant Bay | Rambukkana | 7.3000 80.3850 | hotel A
Mahagedara Home Stay | Rambukkana | 7.3230 80.3920 | homestay T
Mahie | Rambukkana | 7.3230 80.3920 | homestay T
Suwani Pinnawala Home Stay | Rambukkana | 7.3008 80.3836 | homestay B
Villa Pinnawala | Rambukkana | 7.3154 80.3922 | hotel C
Bogoda Village Eco Resort | Ruwanwella | 7.1084 80.2822 | hotel C
Ambasevana Rest | Ussapitiya | 7.2185 80.4530 | guest house C
Ambepussa Rest House | Warakapola | 7.2267 80.1991 | guest house T
Rangana Rest | Warakapola | 7.2267 80.1991 | guest house T
Sisila Tourist Inn | Warakapola | 7.2442 80.2130 | guest house B
Ceylan Hotel | Yatiyantota | 7.0289 80.2955 | guest house T
## Ratnapura
Hotel Rivonrich | Atakalanpanna | 6.5359 80.5963 | hotel C
New Chamara Rest | Balangoda | 6.6468 80.6993 | guest house B
Sandhagiri Walawwa | Balangoda | 6.6473 80.6976 | hotel C
Adara Kanda | Belihuloya | 6.7366 80.7944 | camp C
Bel Peak Cottage | Belihuloya | 6.7203 80.7681 | hotel A
Belihuloya Rest House | Belihuloya | 6.7172 80.7695 | guest house B
Citrine River Residence | Belihuloya | 6.7244 80.7612 | hotel C
Diya Dahara Food Cabin & Rooms - Chinese | Belihuloya | 6.7205 80.7846 | hotel C
Highlanders Holiday Complex | Belihuloya | 6.7278 80.7746 | hotel C
Hirikatuoya Heritage | Belihuloya | 6.7214 80.7828 | hotel C | Hirikatuoya Rest Inn
Landa Holiday House | Belihuloya | 6.7080 80.7613 | hotel C
Mount Field Resort | Belihuloya | 6.7374 80.8259 | guest house B
Nadeesha | Belihuloya | 6.7199 80.7862 | hotel C
Nagrak Holiday Bungalow | Belihuloya | 6.7664 80.7812 | bungalow C
Nature Cottages | Belihuloya | 6.7276 80.7739 | hotel C
Pearl Inn | Belihuloya | 6.7206 80.7728 | hotel C
River Gardern Guest | Belihuloya | 6.7160 80.7680 | guest house T
River Side Hotel | Belihuloya | 6.7202 80.7842 | hotel C
Seelogama Home Stay | Belihuloya | 6.7160 80.7680 | homestay T
Sesiri Hotel | Belihuloya | 6.7213 80.7828 | hotel C
Terico Resort | Belihuloya | 6.7223 80.7661 | hotel C
The Glenrock | Belihuloya | 6.7160 80.7680 | guest house T
Treehouse Chalets | Belihuloya | 6.7304 80.8243 | hotel C
Water Garden | Belihuloya | 6.7203 80.7732 | guest house C
Handapana Falls Holiday Resort | Bulutota | 6.4634 80.5958 | hotel C
La Montagne | Bulutota | 6.4535 80.5773 | hotel C
The Cottage Rakwana | Bulutota | 6.4566 80.5833 | hotel C
Asiri Rest House | Eheliyagoda | 6.8534 80.2617 | guest house T
Hotel Black Lion | Eheliyagoda | 6.8230 80.3094 | hotel C
Hotel Famous (Eheliyagoda) | Eheliyagoda | 6.8534 80.2617 | guest house T
Hotel White House (Eheliyagoda) | Eheliyagoda | 6.8383 80.2772 | hotel C
Centauria Lake Resort | Embilipitiya | 6.3203 80.8559 | hotel A1 | Centauria Lake
Frozen Villa | Embilipitiya | 6.3413 80.8412 | guest house B
HKT Resort | Embilipitiya | 6.3130 80.8674 | hotel C
Illukawela Walauwa | Embilipitiya | 6.3408 80.8569 | hotel C
Lake View Lanka Guest House | Embilipitiya | 6.3198 80.8566 | guest house C
Pavana Resort | Embilipitiya | 6.3304 80.8591 | hotel C
Royal City Rooms | Embilipitiya | 6.3350 80.8308 | guest house C
Sarathchandra Guest House | Embilipitiya | 6.3305 80.8575 | guest house A | Sarathchandra Tourist Guest House
Omega Residence | Eratna | 6.8295 80.3993 | hotel C
Randiya Epiliyagoda Resort | Getahetta | 6.9100 80.2290 | guest house C
Kurulu Estate | Godakawela | 6.5023 80.6438 | bungalow C
Rakwana Rest House | Godakawela | 6.4739 80.6087 | guest house C
Serenity Village | Ingiriya | 6.8060 80.1837 | hotel C
Hotel Ranmuthu | Kahawatta | 6.5800 80.5738 | hotel C
Ketethenna Tour Inn | Kahawatta | 6.5755 80.5746 | guest house T
Boulder Garden Resort | Kalawana | 6.5146 80.3860 | hotel A | Boulder Garden
Krishnee Villa | Kalawana | 6.5212 80.3890 | hotel C
Madhushi's Hill Top Hotel | Kalawana | 6.5321 80.3898 | hotel C
Tappers Village Estate Bungalow | Kiriella | 6.7433 80.2441 | bungalow B
Wijaya Holiday Resort | Kiriella | 6.7436 80.2441 | guest house A
Morning Side Bungalow | Kolonna | 6.4040 80.6236 | guest house B
Danadhee Jungle Rest | Kuruvita | 6.7665 80.3967 | guest house B
Bopath Falls Restaurant | Kuruwita | 6.8218 80.3615 | guest house T
Hotel Lux Sapphire | Kuruwita | 6.7975 80.3674 | hotel C
Kuruwita Retreat | Kuruwita | 6.7883 80.3704 | hotel C
Savon Rest | Kuruwita | 6.7943 80.3749 | hotel C
Thurulatha Sewana Hotel | Opanayaka | 6.6218 80.6589 | hotel B
Oshadee River Side Hotel | Pallebedda | 6.4832 80.6911 | guest house C
Mahoora Tented Safari Camp (Panapola) | Panapola | 6.4287 80.4876 | camp C
Martin's Lodge | Panapola | 6.4314 80.4150 | hostel C
Hotel Omendra | Parakaduwa | 6.8093 80.3291 | guest house C
Nayanamadu Rest | Parakaduwa | 6.8094 80.3287 | guest house C
Akoya Pearl | Pelmadulla | 6.6570 80.4876 | hotel C
Centauria Hill Resort | Ratnapura | 6.6971 80.3904 | guest house B
Diamond Rest | Ratnapura | 6.6989 80.3905 | guest house C
Gem Field Rest Hotel | Ratnapura | 6.6751 80.4039 | hotel C
Hotel Garland | Ratnapura | 6.7162 80.3840 | hotel B
Hotel Gemm Land | Ratnapura | 6.6776 80.3958 | hotel C
Mount Gap Hotel | Ratnapura | 6.6828 80.3992 | guest house T
New White House | Ratnapura | 6.6948 80.4024 | hotel C
Rajanawa Heritage Resort | Ratnapura | 6.6646 80.4326 | guest house B
Rathna Gems Halt | Ratnapura | 6.6873 80.4005 | hotel C
Rathnaloka Tour Inn | Ratnapura | 6.7133 80.3564 | hotel B1
Richmond Guest House | Ratnapura | 6.6828 80.3992 | guest house T
Sapthapadhi | Ratnapura | 6.7329 80.3837 | guest house B
Serene Villa | Ratnapura | 6.6755 80.4174 | bungalow B
Summer Ridge Homestay | Ratnapura | 6.6855 80.4057 | homestay C
Lake Serenity | Theppanawa | 6.7628 80.3523 | hotel B2
Athgira River Camp | Udawalawe | 6.4074 80.8152 | hotel C
Bright Sun Safari Hotel | Udawalawe | 6.4130 80.7980 | hostel C
Eagle Safari Family Bungalow | Udawalawe | 6.4093 80.7956 | guest house C
Elephant Safari Bungalow | Udawalawe | 6.4040 80.8086 | guest house C
Enjoy Paradise Safari Resort | Udawalawe | 6.4169 80.8282 | hotel C
Grand Udawalawe Safari Resort | Udawalawe | 6.4193 80.8065 | hotel A4
Happy Elephant Resort | Udawalawe | 6.4144 80.8223 | hotel C
Hotel Onara | Udawalawe | 6.4146 80.8057 | hotel C
Ivory Safari | Udawalawe | 6.4155 80.7988 | guest house C
Kity Safari & Holiday Inne | Udawalawe | 6.4133 80.7935 | guest house C
Kottawatte Village | Udawalawe | 6.4065 80.8011 | guest house A | Kottawatta Village Inn
Lakwin Holiday Resort | Udawalawe | 6.4153 80.7989 | hotel C
Nature Glow Cottage | Udawalawe | 6.4190 80.8398 | guest house C
Nature House | Udawalawe | 6.4194 80.8131 | hotel C
Nature Lover's | Udawalawe | 6.4097 80.7966 | hotel C
Nil Diya Mankada Safari Lodge | Udawalawe | 6.4177 80.8403 | guest house A
Owl's Nest Room | Udawalawe | 6.4321 80.8131 | guest house C
Palm Land Safari Lodge | Udawalawe | 6.4046 80.8142 | guest house C
Pelican Lake | Udawalawe | 6.4228 80.8288 | guest house C
Penguin Cottage | Udawalawe | 6.3674 80.8271 | guest house C
River Front Home Stay | Udawalawe | 6.4103 80.7947 | guest house C
Safari Village Hotel (Udawalawe) | Udawalawe | 6.4143 80.8314 | hotel C
Serene Home Stay | Udawalawe | 6.4166 80.8235 | guest house A
Share Safari Family Bungalow | Udawalawe | 6.4097 80.7958 | guest house C
Silent Bungalow | Udawalawe | 6.4155 80.8247 | hotel C
Splendid Lake ViewSafari Lodge | Udawalawe | 6.4170 80.8326 | hostel C
Sun Green Safari Cottage | Udawalawe | 6.4155 80.7893 | hotel C
Swan Safari Resort | Udawalawe | 6.4199 80.8176 | hotel C
The Leaf | Udawalawe | 6.4211 80.8368 | guest house C
The Mastodon Valley Safari Resort | Udawalawe | 6.4101 80.7904 | hotel C
Udawalawe Fisheries Banglows | Udawalawe | 6.4100 80.8265 | guest house C
Vinmara Guesthouse | Udawalawe | 6.3880 80.8180 | guest house C
Walawa Cottage | Udawalawe | 6.4148 80.8283 | hotel C
Walawa Paradise Hotel | Udawalawe | 6.3889 80.7899 | guest house C
Bird's Paradise | Veddagala | 6.4509 80.4138 | guest house C
Blue Magpie Lodge | Veddagala | 6.4433 80.4172 | guest house A | The Blue Magpie
Gunni's Place | Veddagala | 6.4396 80.4217 | guest house C
Rainforest Edge | Veddagala | 6.4662 80.4330 | hotel C
Rock View Motel | Veddagala | 6.4494 80.4437 | guest house C
Sinharaja Adventure Resort | Veddagala | 6.4409 80.4207 | hotel C
Sinharaja Birder's Lodge | Veddagala | 6.4423 80.4194 | hotel C
Morning Side Forest Bungalow | Viharahena | 6.4071 80.6086 | guest house B
`
