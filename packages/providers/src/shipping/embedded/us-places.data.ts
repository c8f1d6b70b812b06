/**
 * Where ZIP codes are: the first three digits, the state, and the middle of the region in degrees. Prefixes by the ranges that the
 * postal service assigns to states; large states are split. Used for zones and to see that ZIP code and state agree.
 */
export const zipRegions = `
005 NY 40.8 -73.1|006-007 PR 18.2 -66.4|008 VI 18.0 -64.8|009 PR 18.4 -66.1|010-027 MA 42.3 -71.5|028-029 RI 41.7 -71.5|030-038 NH 43.3 -71.5
039-049 ME 44.3 -69.6|050-054 VT 43.9 -72.7|055 MA 42.6 -71.2|056-059 VT 44.4 -72.5|060-069 CT 41.5 -72.7|070-089 NJ 40.3 -74.4|090-098 AE 50.0 8.0
100-119 NY 40.7 -73.8|120-149 NY 43.0 -76.0|150-168 PA 40.6 -79.5|169-196 PA 40.4 -75.9|197-199 DE 39.3 -75.6|200 DC 38.9 -77.0|201 VA 38.9 -77.5
202-205 DC 38.9 -77.0|206-219 MD 39.2 -76.7|220-246 VA 37.6 -78.2|247-268 WV 38.7 -80.8|270-289 NC 35.6 -79.4|290-299 SC 34.0 -80.9|300-319 GA 33.2 -83.9
320-329 FL 29.9 -82.3|330-334 FL 26.1 -80.3|335-339 FL 27.8 -82.4|340 AA 25.8 -80.2|341-349 FL 27.3 -81.6|350-369 AL 33.0 -86.8|370-385 TN 35.9 -86.5
386-397 MS 32.7 -89.7|398-399 GA 31.5 -84.2|400-427 KY 37.8 -85.3|430-459 OH 40.2 -82.7|460-479 IN 39.9 -86.2|480-499 MI 42.9 -84.5|500-528 IA 41.9 -93.4
530-549 WI 43.7 -89.0|550-567 MN 45.3 -94.0|569 DC 38.9 -77.0|570-577 SD 44.1 -98.5|580-588 ND 47.3 -99.5|590-599 MT 46.6 -110.0|600-629 IL 40.9 -88.7
630-658 MO 38.5 -92.3|660-679 KS 38.6 -97.0|680-693 NE 41.2 -97.8|700-714 LA 30.6 -91.6|716-729 AR 34.9 -92.5|730-732 OK 35.4 -97.5|733 TX 30.3 -97.7
734-749 OK 35.8 -96.3|750-769 TX 32.6 -97.2|770-778 TX 29.9 -95.3|779-789 TX 29.4 -98.2|790-799 TX 32.6 -102.4|800-816 CO 39.5 -105.0|820-831 WY 42.8 -107.0
832-838 ID 44.0 -115.0|840-847 UT 40.5 -111.9|850-865 AZ 33.5 -112.0|870-884 NM 34.9 -106.4|885 TX 31.8 -106.5|889-891 NV 36.2 -115.2|893-898 NV 39.5 -119.0
900-935 CA 34.1 -118.0|936-961 CA 37.7 -121.7|962-966 AP 36.0 138.0|967-968 HI 21.0 -157.5|969 GU 13.5 144.8|970-979 OR 45.0 -122.7|980-994 WA 47.5 -121.7
995-999 AK 61.3 -149.6`;

/** Large cities and one ZIP code of each, for prices to "Denver". */
export const cityZips = `
New York NY 10001|Los Angeles CA 90012|Chicago IL 60601|Houston TX 77002|Phoenix AZ 85004|Philadelphia PA 19103|San Antonio TX 78205|San Diego CA 92101
Dallas TX 75201|San Jose CA 95113|Austin TX 78701|Jacksonville FL 32202|Fort Worth TX 76102|Columbus OH 43215|Charlotte NC 28202|San Francisco CA 94103
Indianapolis IN 46204|Seattle WA 98101|Denver CO 80202|Washington DC 20001|Boston MA 02108|El Paso TX 79901|Nashville TN 37203|Detroit MI 48226
Oklahoma City OK 73102|Portland OR 97205|Las Vegas NV 89101|Memphis TN 38103|Louisville KY 40202|Baltimore MD 21202|Milwaukee WI 53202|Albuquerque NM 87102
Tucson AZ 85701|Fresno CA 93721|Sacramento CA 95814|Kansas City MO 64106|Mesa AZ 85201|Atlanta GA 30303|Omaha NE 68102|Colorado Springs CO 80903
Raleigh NC 27601|Miami FL 33130|Long Beach CA 90802|Virginia Beach VA 23451|Oakland CA 94612|Minneapolis MN 55401|Tulsa OK 74103|Tampa FL 33602
Arlington TX 76010|New Orleans LA 70112|Cleveland OH 44114|Honolulu HI 96813|Anchorage AK 99501|Saint Louis MO 63101|St. Louis MO 63101|Pittsburgh PA 15222
Cincinnati OH 45202|Salt Lake City UT 84101|Orlando FL 32801|Boise ID 83702|Reno NV 89501|Richmond VA 23219|Buffalo NY 14202|Santa Fe NM 87501
Brooklyn NY 11201|Charleston SC 29401|Savannah GA 31401|Asheville NC 28801|Madison WI 53703|Des Moines IA 50309|Little Rock AR 72201|Burlington VT 05401
Providence RI 02903|Hartford CT 06103|Newark NJ 07102|Wilmington DE 19801|Birmingham AL 35203|Jackson MS 39201|Billings MT 59101|Fargo ND 58102|Sioux Falls SD 57104
Cheyenne WY 82001|Wichita KS 67202|Ann Arbor MI 48104|Eugene OR 97401|Spokane WA 99201|Tacoma WA 98402|Bend OR 97701|Boulder CO 80302`;
