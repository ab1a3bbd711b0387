import type { StateCode } from "#lib/us/states.ts";

export interface LicenseOffice {
  name: string;
  url: string;
}

/** Lists the consumer protection office of every state and territory. */
const CONSUMER_OFFICES: LicenseOffice = {
  name: "State consumer protection offices (USA.gov)",
  url: "https://www.usa.gov/state-consumer",
};

/**
 * The office of each state that licenses or registers contractors or trades. Links lead to an office's own
 * site, not to a search form, because addresses of forms change. States without a sure link are left out.
 */
const OFFICES: Partial<Record<StateCode, LicenseOffice>> = {
  AL: { name: "Alabama Home Builders Licensure Board", url: "https://hblb.alabama.gov/" },
  AK: {
    name: "Alaska Division of Corporations, Business and Professional Licensing",
    url: "https://www.commerce.alaska.gov/web/cbpl/",
  },
  AZ: { name: "Arizona Registrar of Contractors", url: "https://roc.az.gov/" },
  AR: {
    name: "Arkansas Contractors Licensing Board",
    url: "https://labor.arkansas.gov/licensing/arkansas-contractors-licensing-board/",
  },
  CA: { name: "California Contractors State License Board", url: "https://www.cslb.ca.gov/" },
  CO: {
    name: "Colorado Division of Professions and Occupations",
    url: "https://dpo.colorado.gov/",
  },
  CT: {
    name: "Connecticut eLicense, Department of Consumer Protection",
    url: "https://www.elicense.ct.gov/",
  },
  DE: {
    name: "Delaware Division of Professional Regulation",
    url: "https://delpros.delaware.gov/",
  },
  DC: {
    name: "D.C. Department of Licensing and Consumer Protection",
    url: "https://dlcp.dc.gov/",
  },
  FL: {
    name: "Florida Department of Business and Professional Regulation",
    url: "https://www.myfloridalicense.com/",
  },
  GA: { name: "Georgia Secretary of State, Licensing", url: "https://sos.ga.gov/" },
  HI: {
    name: "Hawaii Contractors License Board",
    url: "https://cca.hawaii.gov/pvl/boards/contractor/",
  },
  ID: {
    name: "Idaho Division of Occupational and Professional Licenses",
    url: "https://dopl.idaho.gov/",
  },
  IL: {
    name: "Illinois Department of Financial and Professional Regulation",
    url: "https://idfpr.illinois.gov/",
  },
  IN: { name: "Indiana Professional Licensing Agency", url: "https://www.in.gov/pla/" },
  IA: {
    name: "Iowa Department of Inspections, Appeals, and Licensing",
    url: "https://dial.iowa.gov/",
  },
  KY: {
    name: "Kentucky Department of Housing, Buildings and Construction",
    url: "https://dhbc.ky.gov/",
  },
  LA: {
    name: "Louisiana State Licensing Board for Contractors",
    url: "https://lslbc.louisiana.gov/",
  },
  ME: {
    name: "Maine Office of Professional and Occupational Regulation",
    url: "https://www.maine.gov/pfr/professionallicensing/",
  },
  MD: {
    name: "Maryland Home Improvement Commission",
    url: "https://labor.maryland.gov/license/mhic/",
  },
  MA: {
    name: "Massachusetts Division of Occupational Licensure",
    url: "https://www.mass.gov/orgs/division-of-occupational-licensure",
  },
  MI: {
    name: "Michigan Department of Licensing and Regulatory Affairs",
    url: "https://www.michigan.gov/lara",
  },
  MN: {
    name: "Minnesota Department of Labor and Industry",
    url: "https://www.dli.mn.gov/",
  },
  MS: { name: "Mississippi State Board of Contractors", url: "https://www.msboc.us/" },
  MO: { name: "Missouri Division of Professional Registration", url: "https://pr.mo.gov/" },
  MT: { name: "Montana Department of Labor and Industry", url: "https://dli.mt.gov/" },
  NE: { name: "Nebraska Department of Labor", url: "https://dol.nebraska.gov/" },
  NV: { name: "Nevada State Contractors Board", url: "https://www.nscb.nv.gov/" },
  NH: {
    name: "New Hampshire Office of Professional Licensure and Certification",
    url: "https://www.oplc.nh.gov/",
  },
  NJ: {
    name: "New Jersey Division of Consumer Affairs",
    url: "https://www.njconsumeraffairs.gov/",
  },
  NM: {
    name: "New Mexico Construction Industries Division",
    url: "https://www.rld.nm.gov/construction-industries/",
  },
  NY: { name: "New York Department of State", url: "https://dos.ny.gov/" },
  NC: {
    name: "North Carolina Licensing Board for General Contractors",
    url: "https://nclbgc.org/",
  },
  ND: { name: "North Dakota Secretary of State", url: "https://www.sos.nd.gov/" },
  OH: { name: "Ohio Department of Commerce", url: "https://com.ohio.gov/" },
  OK: { name: "Oklahoma Construction Industries Board", url: "https://oklahoma.gov/cib.html" },
  OR: { name: "Oregon Construction Contractors Board", url: "https://www.oregon.gov/ccb/" },
  PA: {
    name: "Pennsylvania Attorney General, home improvement contractors",
    url: "https://hicsearch.attorneygeneral.gov/",
  },
  RI: {
    name: "Rhode Island Contractors' Registration and Licensing Board",
    url: "https://crb.ri.gov/",
  },
  SC: {
    name: "South Carolina Department of Labor, Licensing and Regulation",
    url: "https://llr.sc.gov/",
  },
  SD: { name: "South Dakota Department of Labor and Regulation", url: "https://dlr.sd.gov/" },
  TN: { name: "Tennessee license verification", url: "https://verify.tn.gov/" },
  TX: {
    name: "Texas Department of Licensing and Regulation",
    url: "https://www.tdlr.texas.gov/",
  },
  UT: { name: "Utah Division of Professional Licensing", url: "https://dopl.utah.gov/" },
  VT: { name: "Vermont Office of Professional Regulation", url: "https://sos.vermont.gov/opr/" },
  VA: {
    name: "Virginia Department of Professional and Occupational Regulation",
    url: "https://www.dpor.virginia.gov/",
  },
  WA: {
    name: "Washington State Department of Labor and Industries",
    url: "https://secure.lni.wa.gov/verify/",
  },
  WV: { name: "West Virginia Contractor Licensing Board", url: "https://wvclboard.wv.gov/" },
  WI: {
    name: "Wisconsin Department of Safety and Professional Services",
    url: "https://dsps.wi.gov/",
  },
};

/** Returns where to check a contractor's license. */
export const licenseOffice = (state: StateCode | null): LicenseOffice =>
  (state && OFFICES[state]) ?? CONSUMER_OFFICES;
