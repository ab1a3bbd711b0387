import { expect, it } from "vitest";
import { mapColumns, readPairs } from "./columns.ts";

/** The exports in docs/sales-import.md: their relevant columns, and how they are read. */
const EXPORTS: {
  name: string;
  header: string;
  map?: string;
  expected: Record<string, string>;
}[] = [
  {
    name: "Cook County, Illinois: parcel sales joined with characteristics",
    header:
      "pin,year,class,sale_date,sale_price,property_address,property_city,property_zip,char_yrblt,char_bldg_sf,char_land_sf,char_beds,char_fbath,char_hbath,char_bsmt,deed_type,sale_type,sale_filter_deed_type",
    expected: {
      deedType: "deed_type",
      saleType: "sale_type",
      disqualified: "sale_filter_deed_type",
      id: "pin",
      soldOn: "sale_date",
      price: "sale_price",
      address: "property_address",
      city: "property_city",
      zipCode: "property_zip",
      livingArea: "char_bldg_sf",
      lotSize: "char_land_sf",
      bedrooms: "char_beds",
      fullBathrooms: "char_fbath",
      halfBathrooms: "char_hbath",
      yearBuilt: "char_yrblt",
    },
  },
  {
    name: "Florida Department of Revenue: the counties' NAL tax rolls",
    header:
      "CO_NO,PARCEL_ID,ASMNT_YR,DOR_UC,JV,LND_VAL,LND_SQFOOT,ACT_YR_BLT,EFF_YR_BLT,TOT_LVG_AREA,NO_BULDNG,QUAL_CD1,SALE_PRC1,SALE_YR1,SALE_MO1,SALE_PRC2,SALE_YR2,SALE_MO2,OWN_NAME,OWN_ADDR1,OWN_CITY,OWN_STATE,OWN_ZIPCD,PHY_ADDR1,PHY_ADDR2,PHY_CITY,PHY_ZIPCD",
    expected: {
      id: "PARCEL_ID",
      market: "CO_NO",
      saleValidity: "QUAL_CD1",
      soldYear: "SALE_YR1",
      soldMonth: "SALE_MO1",
      price: "SALE_PRC1",
      address: "PHY_ADDR1",
      city: "PHY_CITY",
      zipCode: "PHY_ZIPCD",
      livingArea: "TOT_LVG_AREA",
      lotSize: "LND_SQFOOT",
      yearBuilt: "ACT_YR_BLT",
    },
  },
  {
    name: "King County, Washington: sales joined with residential buildings",
    header:
      "ExciseTaxNbr,DocumentDate,SalePrice,PropertyID,PropertyType,NbrLivingUnits,SqFtLot,SqFtTotLiving,SqFtFinBasement,Bathrooms,Bedrooms,BldgGrade,YrBuilt,YrRenovated,ZipCode,SaleReason,SaleInstrument,SaleWarning",
    map: "basementArea=SqFtFinBasement",
    expected: {
      deed: "ExciseTaxNbr",
      saleType: "SaleReason",
      deedType: "SaleInstrument",
      saleCondition: "SaleWarning",
      id: "PropertyID",
      soldOn: "DocumentDate",
      price: "SalePrice",
      propertyType: "PropertyType",
      zipCode: "ZipCode",
      livingArea: "SqFtTotLiving",
      lotSize: "SqFtLot",
      basementArea: "SqFtFinBasement",
      bedrooms: "Bedrooms",
      bathrooms: "Bathrooms",
      units: "NbrLivingUnits",
      yearBuilt: "YrBuilt",
      yearRemodeled: "YrRenovated",
      quality: "BldgGrade",
    },
  },
  {
    name: "New York City: rolling sales",
    header:
      "BOROUGH,NEIGHBORHOOD,BUILDING CLASS CATEGORY,BLOCK,LOT,ADDRESS,APARTMENT NUMBER,ZIP CODE,RESIDENTIAL UNITS,TOTAL UNITS,LAND SQUARE FEET,GROSS SQUARE FEET,YEAR BUILT,SALE PRICE,SALE DATE",
    expected: {
      district: "NEIGHBORHOOD",
      units: "RESIDENTIAL UNITS",
      soldOn: "SALE DATE",
      price: "SALE PRICE",
      propertyType: "BUILDING CLASS CATEGORY",
      address: "ADDRESS",
      unit: "APARTMENT NUMBER",
      zipCode: "ZIP CODE",
      livingArea: "GROSS SQUARE FEET",
      lotSize: "LAND SQUARE FEET",
      yearBuilt: "YEAR BUILT",
    },
  },
  {
    name: "Milwaukee: property sales",
    header:
      "PropertyID,PropType,taxkey,Address,CondoProject,District,nbhd,Style,Extwall,Stories,Year_Built,Rooms,FinishedSqft,Units,Bdrms,Fbath,Hbath,Lotsize,Sale_date,Sale_price",
    expected: {
      id: "PropertyID",
      soldOn: "Sale_date",
      price: "Sale_price",
      propertyType: "PropType",
      style: "Style",
      units: "Units",
      address: "Address",
      district: "nbhd",
      livingArea: "FinishedSqft",
      lotSize: "Lotsize",
      bedrooms: "Bdrms",
      fullBathrooms: "Fbath",
      halfBathrooms: "Hbath",
      yearBuilt: "Year_Built",
    },
  },
  {
    name: "Philadelphia: OPA properties",
    header:
      "objectid,category_code_description,depth,frontage,house_number,location,mailing_street,mailing_zip,market_value,number_of_bathrooms,number_of_bedrooms,parcel_number,sale_date,sale_price,street_designation,street_direction,street_name,suffix,total_area,total_livable_area,year_built,zip_code,pin,lat,lng",
    expected: {
      id: "parcel_number",
      soldOn: "sale_date",
      price: "sale_price",
      propertyType: "category_code_description",
      address: "location",
      houseNumber: "house_number",
      streetPrefix: "street_direction",
      street: "street_name",
      streetSuffix: "street_designation",
      zipCode: "zip_code",
      latitude: "lat",
      longitude: "lng",
      livingArea: "total_livable_area",
      lotSize: "total_area",
      bedrooms: "number_of_bedrooms",
      bathrooms: "number_of_bathrooms",
      yearBuilt: "year_built",
    },
  },
  {
    name: "Washington, D.C.: computer assisted mass appraisal",
    header:
      "OBJECTID,SSL,BATHRM,HF_BATHRM,NUM_UNITS,ROOMS,BEDRM,AYB,YR_RMDL,EYB,SALEDATE,PRICE,QUALIFIED,GBA,STYLE,LANDAREA",
    expected: {
      saleValidity: "QUALIFIED",
      style: "STYLE",
      units: "NUM_UNITS",
      id: "SSL",
      soldOn: "SALEDATE",
      price: "PRICE",
      livingArea: "GBA",
      lotSize: "LANDAREA",
      bedrooms: "BEDRM",
      fullBathrooms: "BATHRM",
      halfBathrooms: "HF_BATHRM",
      yearBuilt: "AYB",
      yearRemodeled: "YR_RMDL",
    },
  },
  {
    name: "a listing service: RESO Data Dictionary",
    header:
      "ListingKey,CloseDate,ClosePrice,ListPrice,OriginalListPrice,ListingContractDate,OnMarketDate,DaysOnMarket,PropertyType,PropertySubType,StreetNumber,StreetDirPrefix,StreetName,StreetSuffix,UnitNumber,City,StateOrProvince,PostalCode,CountyOrParish,Latitude,Longitude,LivingArea,LotSizeSquareFeet,BedroomsTotal,BathroomsTotalInteger,BathroomsFull,BathroomsThreeQuarter,BathroomsHalf,BathroomsOneQuarter,YearBuilt",
    expected: {
      id: "ListingKey",
      market: "CountyOrParish",
      soldOn: "CloseDate",
      price: "ClosePrice",
      listPrice: "ListPrice",
      originalListPrice: "OriginalListPrice",
      listedOn: "ListingContractDate",
      daysOnMarket: "DaysOnMarket",
      propertyType: "PropertySubType",
      houseNumber: "StreetNumber",
      unit: "UnitNumber",
      streetPrefix: "StreetDirPrefix",
      street: "StreetName",
      streetSuffix: "StreetSuffix",
      city: "City",
      state: "StateOrProvince",
      zipCode: "PostalCode",
      latitude: "Latitude",
      longitude: "Longitude",
      livingArea: "LivingArea",
      lotSize: "LotSizeSquareFeet",
      bedrooms: "BedroomsTotal",
      fullBathrooms: "BathroomsFull",
      threeFourthBathrooms: "BathroomsThreeQuarter",
      halfBathrooms: "BathroomsHalf",
      oneFourthBathrooms: "BathroomsOneQuarter",
      yearBuilt: "YearBuilt",
    },
  },
  {
    name: "Redfin: a search of sold homes",
    header:
      "SALE TYPE,SOLD DATE,PROPERTY TYPE,ADDRESS,CITY,STATE OR PROVINCE,ZIP OR POSTAL CODE,PRICE,BEDS,BATHS,LOCATION,SQUARE FEET,LOT SIZE,YEAR BUILT,DAYS ON MARKET,$/SQUARE FEET,HOA/MONTH,STATUS,SOURCE,MLS#,LATITUDE,LONGITUDE",
    expected: {
      saleType: "SALE TYPE",
      status: "STATUS",
      id: "MLS#",
      soldOn: "SOLD DATE",
      price: "PRICE",
      propertyType: "PROPERTY TYPE",
      address: "ADDRESS",
      city: "CITY",
      state: "STATE OR PROVINCE",
      zipCode: "ZIP OR POSTAL CODE",
      latitude: "LATITUDE",
      longitude: "LONGITUDE",
      livingArea: "SQUARE FEET",
      lotSize: "LOT SIZE",
      bedrooms: "BEDS",
      bathrooms: "BATHS",
      yearBuilt: "YEAR BUILT",
      daysOnMarket: "DAYS ON MARKET",
    },
  },
];

it.each(EXPORTS)("$name", ({ header, map, expected }) => {
  const names = header.split(",");
  const columns = mapColumns(names, readPairs(map ? [map] : []));
  expect(Object.fromEntries([...columns].map(([field, at]) => [field, names[at]]))).toEqual(
    expected,
  );
});
