/** City and the first three digits of its zip codes. */
export interface City {
  city: string;
  state: string;
  zipPrefix: string;
}

const rows = `
AL Birmingham 352, Montgomery 361, Mobile 366
AK Anchorage 995, Fairbanks 997, Juneau 998
AZ Phoenix 850, Tucson 857, Flagstaff 860
AR Little Rock 722, Fayetteville 727, Fort Smith 729
CA Los Angeles 900, San Diego 921, San Francisco 941
CO Denver 802, Boulder 803, Colorado Springs 809
CT Hartford 061, New Haven 065, Stamford 069
DE Newark 197, Wilmington 198, Dover 199
DC Washington 200
FL Jacksonville 322, Miami 331, Tampa 336
GA Atlanta 303, Savannah 314, Columbus 319
HI Honolulu 968, Hilo 967, Kailua 967
ID Boise 837, Pocatello 832, Coeur d'Alene 838
IL Chicago 606, Springfield 627, Peoria 616
IN Indianapolis 462, Fort Wayne 468, Evansville 477
IA Des Moines 503, Cedar Rapids 524, Davenport 528
KS Topeka 666, Wichita 672, Lawrence 660
KY Louisville 402, Lexington 405, Bowling Green 421
LA New Orleans 701, Baton Rouge 708, Shreveport 711
ME Portland 041, Augusta 043, Bangor 044
MD Baltimore 212, Annapolis 214, Frederick 217
MA Boston 021, Springfield 011, Worcester 016
MI Detroit 482, Grand Rapids 495, Lansing 489
MN Minneapolis 554, Saint Paul 551, Duluth 558
MS Jackson 392, Biloxi 395, Tupelo 388
MO Kansas City 641, Saint Louis 631, Springfield 658
MT Billings 591, Missoula 598, Bozeman 597
NE Omaha 681, Lincoln 685, Grand Island 688
NV Las Vegas 891, Reno 895, Carson City 897
NH Manchester 031, Concord 033, Portsmouth 038
NJ Newark 071, Trenton 086, Princeton 085
NM Albuquerque 871, Santa Fe 875, Las Cruces 880
NY New York 100, Albany 122, Buffalo 142
NC Charlotte 282, Raleigh 276, Asheville 288
ND Fargo 581, Bismarck 585, Grand Forks 582
OH Columbus 432, Cleveland 441, Cincinnati 452
OK Oklahoma City 731, Tulsa 741, Norman 730
OR Portland 972, Salem 973, Eugene 974
PA Philadelphia 191, Pittsburgh 152, Harrisburg 171
RI Providence 029, Newport 028, Warwick 028
SC Charleston 294, Columbia 292, Greenville 296
SD Sioux Falls 571, Rapid City 577, Pierre 575
TN Nashville 372, Memphis 381, Knoxville 379
TX Austin 787, Dallas 752, Houston 770
UT Salt Lake City 841, Provo 846, Ogden 844
VT Burlington 054, Montpelier 056, Rutland 057
VA Richmond 232, Norfolk 235, Roanoke 240
WA Seattle 981, Spokane 992, Tacoma 984
WV Charleston 253, Huntington 257, Morgantown 265
WI Madison 537, Milwaukee 532, Green Bay 543
WY Cheyenne 820, Casper 826, Jackson 830`;

/** Up to three cities per state. Unknown zip codes of a state are assigned to its first city. */
export const cities: readonly City[] = rows
  .trim()
  .split('\n')
  .flatMap((row) =>
    row
      .slice(3)
      .split(', ')
      .map((entry) => ({ state: row.slice(0, 2), city: entry.slice(0, -4), zipPrefix: entry.slice(-3) })),
  );
