/** Words as sellers shorten and misspell them, each with what it stands for. */
const SHORTHAND = `
acs acres, adj adjacent, alrm alarm, alum aluminum, appl appliance, appls appliances, apprx approx,
appx approx, aprx approx, apt apartment, apts apartments, asph asphalt, assn association,
assoc association, att attached, attchd attached, balc balcony, baseboad baseboard,
bckyard backyard, bckyd backyard, bdrm bedroom, bdrms bedrooms, beaut beautiful, bkfst breakfast,
bkyd backyard, bkyrd backyard, bldg building, bldgs buildings, bldr builder, blt built,
bltin built in, bltins built ins, brk brick, brkfst breakfast, bsbd baseboard, bsbds baseboards,
bsbrd baseboard, bsktbl basketball, bsmt basement, bth bath, bthrm bathroom, bthrms bathrooms,
bths baths, cath cathedral, cathed cathedral, cbl cable, cds cul de sac, ceil ceiling,
ceils ceilings, cent central, cieling ceiling, cielings ceilings, clg ceiling, clgs ceilings,
clr cooler, clst closet, clsts closets, cmpctr compactor, cmty community, cntrl central,
cntrs counters, cntrtops countertops, comnty community, comp composition, conc concrete,
contemp contemporary, cov covered, cov covered, cpt carpet, crn crown, crnr corner, crprt carport, crpt carpet,
crpts carpets, crt court, crts courts, ctrl central, ctrs counters, dbl double, dbls doubles,
det detached, detchd detached, din dining, dinning dining, dishw dishwasher, disp disposal,
dng dining, dntn downtown, dp double pane, dplx duplex, drmn doorman, dryr dryer,
dshwshr dishwasher, dw dishwasher, dwntwn downtown, elec electric, elem elementary, elev elevator,
entr entry, evap evaporative, ext exterior, fam family, famrm family room, fdn foundation,
fin finished, flr floor, flrs floors, fnc fence, fncd fenced, fncng fencing, fndn foundation,
fp fireplace, fplc fireplace, fplcs fireplaces, fps fireplaces, frig fridge, frnt front,
frpl fireplace, frpls fireplaces, frwy freeway, frzr freezer, ftn fountain, fwd forward,
fwy freeway, gar garage, gatd gated, gdn garden, geo geothermal, gorg gorgeous, gran granite,
granit granite, grbg garbage, grdn garden, grg garage, grnhs greenhouse, grnhse greenhouse,
grp group, grt great, gst guest, gtd gated, hcp handicap, hdcp handicap, hdwd hardwood,
hdwds hardwoods, hse house, ht heat, htd heated, htg heating, htr heater, hw hardwood,
hwd hardwood, hwf hardwood floors, hwy highway, immac immaculate, incl includes, incls includes,
insltd insulated, insul insulated, intcm intercom, intrcm intercom, intst interstate, isl island,
jacuzi jacuzzi, jacuzzie jacuzzi, jett jetted, kit kitchen, lam laminate, laun laundry, lg large,
lge large, lib library, linol linoleum, liv living, lk lake, lmnt laminate, lndry laundry,
lndscp landscaped, lndscpd landscaped, lndscpg landscaping, lr living room, lrg large,
lscp landscaped, lux luxury, lvg living, lvl level, lvls levels, lwr lower, maint maintenance,
mba master bath, mbr master bedroom, mf multi family, micr microwave, micro microwave, min minute,
mins minutes, mldg molding, mldgs moldings, mn main, mnth month, mnthly monthly, mstr master,
mstrs masters, mth month, mthly monthly, mtl metal, mtn mountain, mtns mountains,
mtnview mountain view, mudrm mudroom, mun municipal, muni municipal, mw microwave, nat natural,
nbhd neighborhood, neighbourhood neighborhood, nghbrhd neighborhood, nk nook, nr near, nwr newer,
ofc office, offst off street, onst on street, osz oversized, ovn oven, ovrlk overlook,
ovrlkg overlooking, ovrszd oversized, ovszd oversized, pkg parking, pnd pond, pntry pantry,
porche porch, prch porch, prk park, prkg parking, propn propane, prpn propane, prt partly,
prvt private, ptly partly, pto patio, pub public, pvt private, qt quiet, qui quiet,
refg refrigerator, refr refrigerator, refrig refrigerator, remdl remodeled, remod remodeled,
reno renovated, renov renovated, renvtd renovated, rfrg refrigerator, riv river, rm room,
rmdl remodeled, rmdld remodeled, rmld remodeled, rms rooms, rng range, rvr river, schl school,
schls schools, scrnd screened, secl secluded, secur security, sep separate, sept septic,
sfh single family home, sfr single family residence, sgl single, sgle single, shngl shingle,
shngls shingles, shpg shopping, sklt skylight, sklts skylights, skool school, skylt skylight,
skylts skylights, slds sliders, sltl saltillo, sna sauna, sp space, spac spacious, spcs spaces,
spklr sprinkler, spklrs sprinklers, sprklr sprinkler, sprklrs sprinklers, sprnk sprinkler,
sprnklr sprinkler, sprnklrs sprinklers, sps spaces, sqf sqft, ss stainless, sst stainless,
stco stucco, stnls stainless, stor storage, strg storage, strt street, stuc stucco, stv stove,
sunrm sunroom, sunrms sunrooms, swr sewer, sys system, thrm thermal, thru through,
thruout throughout, tl tile, tld tiled, tnhs townhouse, tnns tennis, tot total,
transp transportation, trs trees, twnhm townhome, unfin unfinished, upd updated, updtd updated,
updts updates, upgr upgraded, upgrd upgraded, upgrds upgrades, uppr upper, util utility,
vaul vaulted, veiw view, veiws views, vlt vaulted, vltd vaulted, vw view, vws views, vyl vinyl,
wbfp wood burning fireplace, wd wood, wf waterfront, wfrt waterfront, wic walk in closet,
wkshop workshop, wkshp workshop, wndw window, wndws windows, wrd wired, wrkshp workshop,
wshr washer, wtr water, wtrfrnt waterfront, xtra extra, yd yard, yds yards, yr year, yrs years
`;

let meanings: ReadonlyMap<string, string> | undefined;

/** What a word of shorthand stands for; undefined for any other. */
export function meaningOf(word: string): string | undefined {
  meanings ??= new Map(
    SHORTHAND.trim()
      .split(/,\s+/)
      .map((entry): [string, string] => {
        const end = entry.indexOf(" ");
        return [entry.slice(0, end), entry.slice(end + 1)];
      }),
  );
  return meanings.get(word);
}
