// How assessors' and listing exports name their columns, normalized (lower case, letters and digits
// only), most certain first. `--map` covers other names.

import type { BathroomField } from "#lib/us/measures.ts";

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const NAMES = {
  id: words(`
    id saleid parcelid parcelnumber parcelno parcel apn pin pid ain folio accountnumber
    propertyid taxkey ssl listingkey listingid mls mlsnumber zpid parid parcelidentifier
    parcelidentificationnumber mlsid mlsno listingnumber mlsnum`),
  market: words("county countyname countyorparish cono"),
  soldOn: words(`
    date saledate solddate salesdate dateofsale datesold saledt lastsaledate documentdate
    closedate closingdate contractdate transactiondate deeddate transferdate recordingdate
    recordeddate dateclosed solddt salesdt settlementdate daterecorded recorddate
    dateoftransfer dateoftransaction transdate prevsolddate lastsolddate latestsaledate`),
  soldYear: words(`
    saleyear yearsold yrsold soldyear saleyr saleyr1 latestsaleyear yearofsale syear`),
  soldMonth: words(`
    salemonth monthsold mosold soldmonth salemo salemo1 latestsalemonth monthofsale smonth`),
  price: words(`
    saleprice price soldprice salesprice saleamount salesamount saleamt lastsaleprice
    closeprice adjsaleprice consideration transactionamount saleprc saleprc1 amount
    sellingprice closedprice transactionprice purchaseprice salevalue salesamt soldamount
    lastsoldprice latestprice lastsaleamount lastsaleamt sprice`),
  propertyType: words(`
    propertysubtype propertytype proptype hometype type buildingtype bldgtype propertyclass
    landuse usedescription propertyuse categorycodedescription buildingclasscategory`),
  style: words(`
    style housestyle buildingstyle bldgstyle homestyle architecturalstyle archstyle styledesc
    styledescription`),
  units: words(`
    units numunits nounits numberofunits nbrlivingunits livingunits unitcount
    residentialunits totalunits noofunits numberofunitstotal unitstotal dwellingunits`),
  address: words(`
    address siteaddress situsaddress propertyaddress propertylocation streetaddress
    fulladdress addressline1 phyaddr1 location siteaddr propaddress addr situsaddr
    fullstreetaddress propertystreetaddress`),
  houseNumber: words(`
    housenumber streetnumber streetno houseno addressnumber situshousenumber housenum
    streetnum propertyhousenum situsnumber stno`),
  houseNumberSuffix: words(`
    housenumbersuffix streetnumbersuffix addressnumbersuffix housesuffix housenosuffix
    streetnosuffix housenrsfx housefraction streetnumberfraction streetfraction situsfraction`),
  streetPrefix: words("streetdirprefix streetdirection predirection predir streetprefix"),
  street: words("street streetname situsstreet stname situsstreetname"),
  streetSuffix: words("streetsuffix streettype streetdesignation"),
  streetDirSuffix: words(`
    streetdirsuffix postdirection postdir streetpostdirection streetpostdir postdirectional
    suffixdirection suffixdir`),
  unit: words(`
    unit unitnumber unitno unitnum unitid apartmentnumber aptnumber aptno apt apartment
    situsunit situsunitnumber propertyunit secondaryunit condounit suite suitenumber`),
  city: words(`
    city situscity propertycity cityname municipality town postalcity phycity suburb
    locality`),
  state: words("state situsstate propertystate st stateorprovince stateabbreviation"),
  zipCode: words(`
    zipcode zip situszip propertyzip postalcode postcode zip5 siteaddresszip ziporpostalcode
    zipcode5 phyzipcd statezip zippostalcode postalzip sitezip situszipcode propertyzipcode
    propzip`),
  // Smallest areas first: they predict the price best.
  district: words(`
    neighborhood neighbourhood nbhd nbhdcode neighborhoodcode neighborhoodname neighborhoodcd
    nbhdname nbhdcd neighborhoodid nbrhd hood marketarea submarket communityarea community
    district districtname ward aldermanicdistrict councildistrict planningdistrict`),
  latitude: words("latitude lat lattitude y"),
  longitude: words("longitude long lng lon longtitude x"),
  livingArea: words(`
    livingarea sqftliving grlivarea livingsqft sqfttotliving totallivingarea
    totallivablearea livablearea totlvgarea finishedarea finishedsqft finishedsquarefeet
    heatedarea heatedsqft livarea livearea squarefeet squarefootage sqft buildingsqft
    buildingsquarefeet grosssquarefeet grossarea buildingarea bldgarea bldgsqft totalarea
    sqfeet sizesqft gba charbldgsf bldgsf buildingsf floorarea housesize homesize
    livingareasqft livingareasquarefeet livingsquarefeet livingareasf finishedlivingarea
    totalfinishedarea totalfinishedsqft finsqft totalsqft totalsquarefeet interiorsqft
    heatedsquarefeet grosslivingarea gla tla sfla builtuparea livingspace homesqft housesqft
    sf area size`),
  lotSize: words(`
    lotsize sqftlot lotsqft lotarea lotsizesqft lotsizesquarefeet landsqft landsquarefeet
    landarea lotsquarefeet landsize charlandsf landsf lndsqfoot totalarea lotsquarefootage
    lotareasqft lotsf landareasqft landsquarefootage sqftland parcelarea`),
  lotAcres: words(`
    acres acreage lotacres landacres lotsizeacres calcacres gisacres acrelot acre lotacreage
    landacreage totalacres lotsizeinacres`),
  basementArea: words(`
    basementarea sqftbasement totalbsmtsf basementsqft bsmtarea sqfttotbasement
    basementsquarefeet`),
  bedrooms: words(`
    bedrooms beds bedroom bedroomabvgr numberofbedrooms nbrbedrooms numbedrooms
    bedroomstotal br bed bedrm charbeds bedroom2 bedroomcount bdrms bdrm noofbedrooms
    numofbedrooms bedroomnumber bedscount numbdrm numbdrms numbeds`),
  bathrooms: words(`
    bathrooms baths bathroom totalbathrooms totalbaths bathroomstotal numberofbathrooms
    nbrbathrooms numbathrooms bath bathroomcount noofbathrooms numofbathrooms bathtotal
    totalbath totbath bathroomstotaldecimal numbaths numbath`),
  fullBathrooms: words(`
    fullbathrooms fullbath fullbaths bathfullcount bathsfull bathroomsfull fbath fbaths bathrm
    charfbath numfullbaths fullbathcount fixbath`),
  threeFourthBathrooms: words(`
    threefourthbathrooms threequarterbaths bath3qtrcount threequarterbath
    bathroomsthreequarter`),
  halfBathrooms: words(`
    halfbathrooms halfbath halfbaths bathhalfcount bathshalf bathroomshalf hbath hbaths hfbathrm
    charhbath numhalfbaths halfbathcount fixhalf`),
  oneFourthBathrooms: words("onefourthbathrooms quarterbaths bathroomsonequarter"),
  yearBuilt: words(`
    yearbuilt yrbuilt builtyear yearconstructed constructionyear actyearbuilt
    actualyearbuilt yearblt ayb actyrblt charyrblt buildyear yearofconstruction yrblt built`),
  age: words("age homeage houseage buildingage bldgage propertyage ageofhome ageofhouse"),
  listedOn: words(`
    listdate listingdate datelisted listeddate listingcontractdate onmarketdate ondate
    originalentrydate entrydate`),
  // From listing to contract, where the listing service counts it.
  daysOnMarket: words(`
    daysonmarket dom daysonmkt daysmarket marketdays cumulativedaysonmarket cdom`),
  listPrice: words(`
    listprice listingprice askingprice lastlistprice finallistprice currentlistprice
    listedprice lp`),
  originalListPrice: words(`
    originallistprice origlistprice originallistingprice originalprice initiallistprice olp`),
  yearRemodeled: words(`
    yearremodeled yearrenovated yrrenovated yearremodadd yrremodel remodelyear yearremodel
    yrremodeled yrrmdl renovationyear yearlastremodeled remodeledyear remodyear`),
  condition: words(`
    condition overallcond overallcondition conditioncode conditiondesc conditiondescription
    propertycondition buildingcondition bldgcondition physicalcondition conditionrating cond cndtn
    cdu`),
  quality: words(`
    grade quality overallqual overallquality bldggrade buildinggrade bldgquality
    constructionquality qualityofconstruction constructiongrade qualitygrade gradedesc
    gradedescription qualitydesc qualitydescription qualitycode impqual grd`),
  garageType: words(`
    gartype garagetype garagestyle garagedesc garagedescription garagetypedesc
    garagetypedescription garagetypecode parkingtype`),
  // Words, or a number of cars or square feet.
  garage: words(`
    garage garageyn garagespaces garagecars garagecount garagecapacity numgarages garagearea garagesqft
    garagesquarefeet`),
  // Columns that identify rows of one sale over several parcels.
  deed: words(`
    documentnumber documentno documentnum documentid docnumber docno docnum docid deednumber
    deedno deednum deedid deed deedreference deedref saledeed instrumentnumber instrumentno
    instrumentnum instrumentid instrument instrno instrnum recordingnumber recordingno
    recordingnum recordingnbr recordingid receptionnumber receptionno receptionnum
    clerkno1 clerkfilenumber excisetaxnbr excisetaxnumber excisetaxno legalreference
    saledocumentnumber saledocumentno saledocnumber saledocno saledocnum saledocument
    document doc recording reception deedbookpage bookpage bookandpage orbookpage liberpage`),
  deedBook: words(`
    deedbook deedbookno deedbooknumber orbook orbook1 salebook recordingbook bookno
    booknumber book bk deedbk orbk liber deedvolume deedvol volume vol`),
  deedPage: words(`
    deedpage deedpageno deedpagenumber orpage orpage1 salepage recordingpage pageno
    pagenumber page pg deedpg orpg`),
  parcelCount: words(`
    parcelcount parcelscount numparcels numparcelssale numberofparcels numofparcels noofparcels
    noparcels nbrparcels parcelssold parcelsinsale saleparcelcount totalparcels
    parcels ofparcels parcelcnt numberofparcelssold numberofproperties numproperties propertycount`),
  severalParcels: words(`
    ismultisale multisale ismultiparcel ismultiparcelsale multiparcel multiparcelsale
    multiparcelyn multiparcelflag multiparcelind multiparcelindicator multipleparcels multipleparcelsale
    multipleparcelflag multiparsal1`),
  // How the home was sold.
  saleValidity: words(`
    qualified qualifiedsale salequalified isqualified qualifiedflag qualifiedunqualified
    qualification salequalification qualificationcode qualcode qualcd qualcd1 salequal qual qu
    validsale isvalidsale salevalid validsaleflag validsaleyn salevalidity validity
    salevalidation validitycode salevaliditycode validationcode salevalidationcode
    armslength isarmslength armslengthsale armslengthtransaction armslengthflag armslengthyn`),
  disqualified: words(`
    nonusecode nonusablecode nonuse nucode disqualified disqualifyingcode disqualificationcode
    disqualifiedreason disqualificationreason salefilterdeedtype`),
  deedType: words(`
    deedtype typeofdeed deedtypedesc deedtypedescription deeddescription instrtypdesc
    instrumenttypedescription instrumenttype saleinstrument documenttype deedcode deedtypecode
    instrtyp instrtype doctype conveyancetype`),
  saleType: words(`
    saletype salestype saledesc saledescription saletypedescription salereason transactiontype
    saletypecode salecode`),
  status: words("status standardstatus mlsstatus listingstatus propertystatus salestatus"),
  saleCondition: words("salecondition conditionsofsale conditionofsale salewarning salewarnings"),
};

const BATH = "(?:bath(?:room|rm)?|bthrm|bth|ba)s?";
const BEFORE = "(?:char|bldg|res|total|tot|number|num|nbr|no|n)?(?:of)?";
const AFTER = "(?:count|cnt|total|tot|number|num|nbr|no|qty)?";
const bathrooms = (kind: string) =>
  new RegExp(`^${BEFORE}(?:(?:${kind})${BATH}|${BATH}(?:${kind}))${AFTER}$`);

/** Matches bathroom columns by kind in any word order: "Bath_Half_Cnt", "3/4 Baths". */
export const BATHROOM_NAMES: readonly (readonly [BathroomField, RegExp])[] = [
  ["fullBathrooms", bathrooms("full|ful|fl|f")],
  ["threeFourthBathrooms", bathrooms("three(?:quarter|fourth|qtr)s?|3(?:quarter|qtr|q|4)|tq")],
  ["halfBathrooms", bathrooms("half|hlf|hf|h|12")],
  ["oneFourthBathrooms", bathrooms("one(?:quarter|fourth|qtr)|1(?:qtr|4)|quarter|qtr")],
];

/** A field of a sale that an import can read, named as in `--map` and `--set`. */
export type SaleField = keyof typeof NAMES;

export const COLUMN_NAMES: Readonly<Record<SaleField, readonly string[]>> = NAMES;
export const SALE_FIELDS = Object.keys(NAMES) as SaleField[];
