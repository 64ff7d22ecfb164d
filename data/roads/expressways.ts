/** The expressways, their interchanges, and the ramps that join them to other roads. How to read it: domain/roads/ledger.ts. */

export const expresswaysRoads = `
Andarawewa - Andarawewa exit | ramp
Andarawewa interchange 0, Andarawewa exit 0.7
Angunakolapelessa - Angunakolapelessa exit | ramp
Angunakolapelessa interchange 0, Angunakolapelessa exit 0.7
Aparekka - Aparekka exit | ramp
Aparekka interchange 0, Aparekka exit 0.7
Athurugiriya - Athurugiriya | ramp
Athurugiriya 0, Athurugiriya interchange 1.15
Baddegama - Baddegama | ramp
Baddegama interchange 0, Baddegama 0.1 S 0.4
Barawakumbuka - Barawakumbuka | ramp
Barawakumbuka 0, Barawakumbuka interchange 1.51
Bedigama exit - Bedigama | ramp
Bedigama exit 0, Bedigama interchange 0.7
Boyagane - Dambokka | ramp
Boyagane 0, Dambokka interchange 0.55
Dammulla - Beliatta | ramp
Dammulla 0, Beliatta interchange 1.75
Dodangoda - Dodangoda | ramp
Dodangoda interchange 0, Dodangoda 0.7 E 0.8
Gelanigama - Gelanigama | ramp
Gelanigama 0, Gelanigama interchange 0.4
Hambantota - Hambantota exit | ramp
Hambantota interchange 0, Hambantota exit 0.7
Imaduwa - Imaduwa exit | ramp
Imaduwa interchange 0, Imaduwa exit 0.7
Ja-Ela - Ja-Ela exit | ramp
Ja-Ela interchange 0, Ja-Ela exit 0.7
Kadawatha - Kadawatha | ramp
Kadawatha 0, Kadawatha interchange 1.2
Kadawatha - Kadawatha | ramp
Kadawatha 0.4 S 0, Kadawatha interchange 1.24
Kaduwela - Kaduwela exit | ramp
Kaduwela interchange 0, Kaduwela exit 0.7
Kahathuduwa - Kahathuduwa | ramp
Kahathuduwa 0.2 NE 0, Kahathuduwa interchange 0.4
Kapuduwa - Kapuduwa | ramp
Kapuduwa 0, Kapuduwa interchange 0.4
Kasagala exit - Kasagala | ramp
Kasagala exit 0, Kasagala interchange 0.7
Katunayake - Colombo Bandaranaike International Airport | ramp
Katunayake interchange 0, Colombo Bandaranaike International Airport 2
Katunayake - Katunayake | ramp
Katunayake 1.1 W 0, Katunayake interchange 1.23
Kerawalapitiya - Kerawalapitiya exit | ramp
Kerawalapitiya interchange 0, Kerawalapitiya exit 0.7
Kokmaduwa - Kokmaduwa | ramp
Kokmaduwa interchange 0, Kokmaduwa 1.11
Kottawa - Hiripitya | ramp
Kottawa interchange 0, Hiripitya 0.72
Kottawa - Kottawa | ramp
Kottawa 0, Kottawa interchange 1.44
Kurundugahahetekma - Kurundugaha Hethekma | ramp
Kurundugahahetekma interchange 0, Kurundugaha Hethekma 0.4
Kurunegala - Kurunegala | ramp
Kurunegala 0.9 W 0, Kurunegala interchange 0.99
Mattala - Mattala | ramp
Mattala 0, Mattala interchange 1.46
Mirigama exit - Mirigama | ramp
Mirigama exit 0, Mirigama interchange 0.7
Nakalagamuwa - Nakalagamuwa | ramp
Nakalagamuwa 0.1 SW 0, Nakalagamuwa interchange 0.4
New Kelani Bridge - AB10 and Japan Friendship Bridge Junction | ramp
New Kelani Bridge interchange 0, AB10 and Japan Friendship Bridge Junction 0.4
Palatuwa - Godagama | ramp
Palatuwa 0, Godagama interchange 0.4
Peliyagoda - Peliyagoda | ramp
Peliyagoda 0.9 S 0, Peliyagoda interchange 0.97
Pinnaduwa - Walahanduwa | ramp
Pinnaduwa interchange 0, Walahanduwa 1.69
Sooriyawewa exit - Sooriyawewa | ramp
Sooriyawewa exit 0, Sooriyawewa interchange 0.7
Walagedara - Welipenna | ramp
Walagedara 0, Welipenna interchange 1.17
Yaggapitiya - Pujapitiya | ramp
Yaggapitiya interchange 0, Pujapitiya 0.4
E01 Kottawa - Mattala | expressway
Kottawa interchange 0, Kahathuduwa interchange 6.05, Gelanigama interchange 13.85, Dodangoda interchange 34.95, Welipenna interchange 46.2, Kurundugahahetekma interchange 67.8, Baddegama interchange 80, Pinnaduwa interchange 95.5, Imaduwa interchange 108.2, Kokmaduwa interchange 116.7, Godagama interchange 127.39, Kapuduwa interchange 133.39, Aparekka interchange 140.62, Beliatta interchange 155.62, Bedigama interchange 160.69, Kasagala interchange 166, Angunakolapelessa interchange 177, Barawakumbuka interchange 185, Sooriyawewa interchange 194.22, Andarawewa interchange 201.22, Mattala interchange 207.02
E02 Kerawalapitiya - Kottawa | expressway
Kerawalapitiya interchange 0, Kadawatha interchange 9.6 town, Kaduwela interchange 18.5 town, Athurugiriya interchange 24.4 town, Kottawa interchange 29.5 town
E03 New Kelani Bridge - Katunayake | expressway
New Kelani Bridge interchange 0, Peliyagoda interchange 2 city, Kerawalapitiya interchange 8.1 city, Ja-Ela interchange 15.5 town, Katunayake interchange 25.8 town
E04 Mirigama - Yaggapitiya | expressway
Mirigama interchange 0, Nakalagamuwa interchange 10.36, Dambokka interchange 31.36, Kurunegala interchange 36.86, Yaggapitiya interchange 41.26
E06 Andarawewa - Hambantota | expressway
Andarawewa interchange 0, Hambantota interchange 16.6
`
