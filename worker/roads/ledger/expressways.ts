/** The expressways, their interchanges, and the ramps that join them to other roads. How to read it: ./format.ts. */

export const expresswaysRoads = `
Andarawewa - Mattala | ramp
Andarawewa interchange 0, Mattala 1.3 N 5.13
Angunakolapelessa - Angunakolapelessa | ramp
Angunakolapelessa interchange 0, Angunakolapelessa 4.65
Aparekka - Aparekka | ramp
Aparekka interchange 0, Aparekka 3.20
Athurugiriya - Athurugiriya | ramp
Athurugiriya 1.0 NW 0, Athurugiriya interchange 1.70
Baddegama - Baddegama | ramp
Baddegama interchange 0, Baddegama 0.1 S 0.53
Barawakumbuka - Barawakumbuka | ramp
Barawakumbuka 0, Barawakumbuka interchange 2.11
Beliatta - Beliatta | ramp
Beliatta interchange 0, Beliatta 0.93
Boyagane - Dambokka | ramp
Boyagane 0, Dambokka interchange 1.02
Dodangoda - Dodangoda | ramp
Dodangoda interchange 0, Dodangoda 0.7 E 1.31
Gelanigama - Gelanigama | ramp
Gelanigama 0, Gelanigama interchange 0.74
Hakuruwela - Kasagala | ramp
Hakuruwela 0, Kasagala interchange 3.67
Hambantota - Hambantota | ramp
Hambantota interchange 0, Hambantota 3.12
Imaduwa - Dikkumbura | ramp
Imaduwa interchange 0, Dikkumbura 2.8 NE 4.25
Ja-Ela - Ja-Ela | ramp
Ja-Ela interchange 0, Ja-Ela 1.8 E 2.62
Kadawatha - Kadawatha | ramp
Kadawatha 0, Kadawatha interchange 1.77
Kaduwela - Kaduwela | ramp
Kaduwela 1.0 NE 0, Kaduwela interchange 2.18
Kahathuduwa - Kahathuduwa | ramp
Kahathuduwa 0.2 NE 0, Kahathuduwa interchange 0.61
Kapuduwa - Kapuduwa | ramp
Kapuduwa 0, Kapuduwa interchange 0.76
Katunayake - Colombo Bandaranaike International Airport | ramp
Katunayake interchange 0, Colombo Bandaranaike International Airport 2.18
Katunayake - Katunayake | ramp
Katunayake 0.5 E 0, Katunayake interchange 0.97
Kerawalapitiya - Ragama | ramp
Kerawalapitiya interchange 0, Ragama 0.8 W 2.54
Kokmaduwa - Kokmaduwa | ramp
Kokmaduwa interchange 0, Kokmaduwa 1.0 E 1.66
Kottawa - Hiripitya | ramp
Kottawa interchange 0, Hiripitya 1.22
Kurundugahahetekma - Kurundugaha Hethekma | ramp
Kurundugahahetekma interchange 0, Kurundugaha Hethekma 0.74
Kurunegala - Kurunegala | ramp
Kurunegala 0.9 W 0, Kurunegala interchange 1.52
Mattala - Mattala | ramp
Mattala 1.3 N 0, Mattala interchange 2.05
Mirigama - Mirigama | ramp
Mirigama 2.3 W 0, Mirigama interchange 3.21
Mulkirigala - Bedigama | ramp
Mulkirigala 0, Bedigama interchange 3.90
Nakalagamuwa - Nakalagamuwa | ramp
Nakalagamuwa 0.1 SW 0, Nakalagamuwa interchange 0.58
New Kelani Bridge - New Kelani Bridge | ramp
New Kelani Bridge interchange 0, New Kelani Bridge 0.3 NE 0.74
Palatuwa - Godagama | ramp
Palatuwa 0, Godagama interchange 0.46
Peliyagoda - Peliyagoda | ramp
Peliyagoda 0.9 S 0, Peliyagoda interchange 1.50
Pinnaduwa - Walahanduwa | ramp
Pinnaduwa interchange 0, Walahanduwa 2.32
Sooriyawewa - Sooriyawewa | ramp
Sooriyawewa 4.5 N 0, Sooriyawewa interchange 6.07
Walagedara - Welipenna | ramp
Walagedara 0, Welipenna interchange 1.72
Yaggapitiya - Pujapitiya | ramp
Yaggapitiya interchange 0, Pujapitiya 0.55
E01 Kottawa - Mattala | expressway
Kottawa interchange 0, Kahathuduwa interchange 6.10, Gelanigama interchange 13.90, Dodangoda interchange 35.00, Welipenna interchange 46.34, Kurundugahahetekma interchange 67.94, Baddegama interchange 80.14, Pinnaduwa interchange 95.64, Imaduwa interchange 108.34, Kokmaduwa interchange 116.84, Godagama interchange 127.62, Kapuduwa interchange 133.62, Aparekka interchange 140.90, Beliatta interchange 155.90, Bedigama interchange 163.04, Kasagala interchange 168.40, Angunakolapelessa interchange 179.40, Barawakumbuka interchange 187.40, Sooriyawewa interchange 196.70, Andarawewa interchange 203.70, Mattala interchange 209.50
E02 Kerawalapitiya - Kottawa | expressway
Kerawalapitiya interchange 0, Kadawatha interchange 9.60, Kaduwela interchange 18.50, Athurugiriya interchange 24.35, Kottawa interchange 30.35
E03 New Kelani Bridge - Katunayake | expressway
New Kelani Bridge interchange 0, Peliyagoda interchange 2.00, Kerawalapitiya interchange 8.10, Ja-Ela interchange 15.50, Katunayake interchange 25.80
E04 Mirigama - Yaggapitiya | expressway
Mirigama interchange 0, Nakalagamuwa interchange 10.45, Dambokka interchange 31.45, Kurunegala interchange 36.95, Yaggapitiya interchange 41.35
E06 Andarawewa - Hambantota | expressway
Andarawewa interchange 0, Hambantota interchange 16.60
`
