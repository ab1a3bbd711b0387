// Data: one sentence a line, "+" innocent and "-" unfair.
export const PEOPLE_EIGHT = `
  - The fitness room is reserved for residents over eighteen; minors may not enter it even when accompanied by a parent.
  - A surcharge of $75 monthly applies for each child under twelve residing in the apartment.
  - Households with minors will be assigned to Building C only.
  - Please list every medication taken regularly by any member of the household.
  - State the nature of your disability and the name of your treating physician.
  - The Board regrets that it does not ordinarily approve shareholders of the Muslim faith.
  - Kindly do not forward applications from voucher holders to this owner; he has asked us to spare him the paperwork.
  - Applicants not born in the United States shall furnish two additional guarantors.
  - The co-op has traditionally been a community of Christian families, and the admissions committee intends to preserve that.
  - Unmarried couples must each qualify separately at three times the rent; spouses may combine their incomes.
  - We are careful about admitting persons on psychiatric medication, and the interview will touch upon that subject.
  - Pursuant to House Rule 14, wheelchairs and scooters shall use the service entrance at all times.
  - No lease shall be offered to any person who receives public assistance of whatever description.
  - Active-duty personnel are declined because the owner does not wish to deal with deployment clauses.
  - When callers have a heavy accent, tell them the unit is no longer available and take no number.
  - Adults between twenty-five and forty-five are favored by the Board when two offers are otherwise equal.
  - Your application is denied, as the Board believes two gentlemen sharing one bedroom would unsettle our older shareholders.
  - Transgender applicants will be asked to use the lobby restroom designated for staff.
  - For African American prospects, quote the rate without the move-in concession.
  - Swimming hours for residents' children are limited to 10 to 11 a.m.; the remaining hours are for adults.
  - An assistance dog is subject to the standard $500 pet deposit, without exception.
  - Please indicate your church affiliation in Section 4; a pastor's letter will strengthen the package.
  - Legal permanent residents may apply, but only with twelve months' rent prepaid; citizens pay first and last.
  - The landlord will consider a female tenant only for the garden flat, as he finds men careless with the plantings.
  - Ladies living alone shall leave the name of a male relative with the management office.
  - Are you pregnant, or do you expect to be during the lease term? Answer yes or no.
  - Divorced applicants shall attach the decree and explain the circumstances to the committee.
  - Seniors past seventy-five are required to submit a doctor's certificate that they can live independently.
  - Ownership prefers wage earners to those whose rent comes from SSDI, alimony or the county.
  - Section 8 inquiries are to be answered with the form letter stating that our inspections calendar is full.
  - After the last experience with a Haitian household, the trustees resolved to look more closely at applicants from the islands.
  - English shall be the only language spoken in the laundry, elevators and courtyard.
  - The display of a mezuzah or any other religious article on the doorpost shall incur a fine of $50 per day, although holiday wreaths are welcome.
  - Hijabs and similar coverings must be taken off for the Board interview.
  - Our insurer is uneasy with oxygen users, so we do not rent to them.
  - Residents in recovery from alcoholism must disclose it on page three and may be refused on that basis.
  - Families with boys and girls of different ages are limited to the ground floor for the comfort of others.
  - Persons of Asian descent may be shown the Maple Court units; steer everyone else to Birch Court.
  - The sponsor has asked that Black buyers be directed to the Phase II townhomes.
  - A veteran with a service-connected condition should expect extra questions from our committee.
  - National Guard members are asked to waive their right to terminate early as a condition of tenancy.
  - It is our policy to refuse applicants whose sole income is child support.
  - Single mothers need a co-signer; this has been the owner's rule since 2009.
  - Please confirm that you are husband and wife, as the owners do not permit cohabitation out of wedlock.
  - Applicants shall submit a copy of their green card if they have a foreign surname.
  - We require passports from Hispanic applicants and a driver's license from others.
  - Guests of the Hindu family in 4B have been asked to use the rear stair, and the Board thanks them for their cooperation.
  - The upper lounge is closed to residents using walkers, whose equipment has scuffed the floor.
  - Deaf applicants will be considered only for units facing the security desk.
  - An HIV test result, no older than ninety days, shall accompany the application.
  - In reply to your inquiry: the owner has nothing against lesbians personally, but would not be comfortable leasing to you both.
  - Screening note for assistants: note the skin tone of each visitor in the remarks field.
  - Lighter-complexioned tenants have proven more suitable for the front-facing units, in the owner's opinion.
  - This residence, which has never been age-qualified, accepts no one under forty.
  - University students in their early twenties are excluded on account of their age; mature persons over thirty are invited to apply.
  - The Board does not interview couples intending to start a family while living in a one-bedroom.
  - Strollers and their owners are asked to consider one of our sister properties, which is better suited to young families.
  - A committee member will visit your present home to observe how many children you have and how they behave.
  - Bylaw 7: no unit shall be sold or leased to any person not of the Caucasian race.
  - Orthodox households would be happier on the far side of the avenue, closer to their own.
  - Sikh applicants were advised by the managing agent that turbans are not in keeping with the dress code for the lobby.
  - Anyone receiving treatment for epilepsy must sign a waiver and carry liability coverage of one million dollars.
  - Proof of citizenship is mandatory for every adult occupant; visa holders and asylum seekers need not apply.
  - Refugees resettled through an agency are placed on a separate list, which we review last.
  - Tenants who do not hold U.S. citizenship pay a nonrefundable administrative fee of $400.
  - The owner has instructed us to rent to retired married people and to decline bachelors.
  - Widowed applicants are asked to state whether they plan to remarry during the term.
  - Management is careful about military spouses, who tend to leave with little notice, and therefore declines them.
  - Emotional support animals prescribed for depression are not recognized here under any circumstances.
  - Rental assistance from the VA, including VASH, is not counted as income at this community.
  - We have found that Russians crowd the units with relatives; kindly screen such names before setting an appointment.
  - Ramps, grab bars and the like are prohibited, since they give the premises the look of a nursing home.
  - Male applicants will be placed in the north tower and women in the south.
  - To preserve the dignity of the building, residents who dress contrary to their birth sex will not be renewed.
  - Please tell the caller with the housing voucher that our minimum is now seven hundred fifty in credit score; for others it stays at six-twenty.
  - The playground is for children of owners; children of tenants from the subsidized wing may not use it, and Spanish-speaking visitors will be sent away.
  - A maximum of one child per unit is permitted irrespective of bedrooms.
  - We regret that a lady of your years would be a burden upon the staff, and the Board has voted against the transfer.
  - Owner seeks a Jewish tenant for the second floor, and others will be placed on the waiting list.
  - Atheists and agnostics are requested not to apply to this association.
  + Service animals are not pets, and no deposit or monthly pet fee shall be charged for them.
  + Requests for a reasonable accommodation may be made orally or in writing to the management office at any time.
  + All applicants, without exception, are screened for income, credit and rental history by the same written standards.
  + Occupancy shall not exceed the number permitted by the city housing code.
  + This notice is available in Spanish, Mandarin, Russian and Haitian Creole upon request.
  + The accessible stalls nearest the entrance are for vehicles displaying a valid placard; others will be towed.
  + Willow Glen is a 55+ community operated in compliance with the Housing for Older Persons Act.
  + We are pledged to the letter and spirit of U.S. policy for the achievement of equal housing opportunity throughout the nation.
  + The kitchen was rebuilt in 2019 with quartz counters and a five-burner gas range.
  + The purchase application shall include two years of tax returns and three months of bank statements.
  + Housing vouchers are accepted, and the tenant's portion alone is used in computing the income ratio.
  + The mother-in-law apartment has its own meter and a separate entrance from Elm Street.
  + Please see that the lockbox is returned to the hook after every showing.
  + Quiet hours are from ten in the evening until seven in the morning and bind all residents and guests.
  + Two south-facing balconies overlook the reservoir.
  + Smoking, including vaping, is forbidden in every unit and on all common grounds.
  + The nursery off the main bedroom has built-in shelves and a cedar closet.
  + Do not comment on the makeup of a neighborhood; refer every such question to public sources.
  + A grab bar may be installed at the resident's expense, and management will gladly review the plan within five business days.
  + The Board decides upon financial grounds only and does not inquire into family, faith or origin.
  + Saint Agnes Church stands across the square, and its clock may be heard on the hour.
  + The monthly maintenance of $1,140 covers heat, hot water and the flip tax reserve.
  + Floor plans, the offering statement and the last two budgets are posted in the data room.
  + Persons who use a wheelchair may request a reserved space close to their entrance.
  + Income from any lawful source, including alimony, disability benefits and pensions, is counted equally.
  + Built in 1926, the house retains its leaded windows and original oak staircase.
  + Pets over forty pounds are not permitted; this rule does not apply to assistance animals.
  + No more than two persons per bedroom plus one may occupy a unit, whatever their relation or age.
  + The bachelor's chest in the hall and the grandfather clock are excluded from the sale.
  + The pool is open from eight to eight; there is no lifeguard, and everyone swims at their own risk.
  + A telephone interpreter will be provided at no charge for the lease signing.
  + Active-duty servicemembers may terminate early as provided by federal law, and our lease so states.
  + Applicants may present a Social Security number or an ITIN; either will be accepted for the credit report.
  + Bicycles shall be kept in the storage room on the lower level and tagged with the unit number.
  + The roof was replaced three years ago and carries a transferable warranty.
  + Every inquiry, from whomever it comes, is to be answered within one business day and logged in order of receipt.
  + White oak floors run throughout the first level.
  + At least one resident of each home must be fifty-five or older, and the association verifies this every two years.
  + Interviews last about twenty minutes and concern the house rules, the financial statement and the renovation policy.
  + The elevator to the third floor has braille buttons and audible signals.
  + Strollers, scooters and bicycles left in the fire stair will be removed by order of the fire marshal.
  + The lot measures 60 by 125 feet and is zoned R-2.
  + No alteration of plumbing or electrical lines may begin before the alteration agreement is signed.
  + Residents may affix a mezuzah, cross or other religious item to their own doorpost.
  + Our brokers present every listing that matches a buyer's stated price, size and location.
  + The family room opens to a brick terrace with a gas line for the grill.
  + Late rent incurs a charge of fifty dollars after the fifth of the month.
  + Domestic partners and spouses are treated alike when a share is transferred.
  + A sign-language interpreter will attend the annual meeting on May 6; kindly let us know of other needs.
  + The carriage house was a blacksmith's shop until 1911.
  + Kosher, halal and Italian groceries line the three blocks between the station and the park.
  + The application fee is $20 for each adult, as state law allows, and is the same for everyone.
  + Hardwood floors must be covered by rugs over eighty percent of their area.
  + In reply to your letter, the Board is happy to approve your request for a live-in aide.
  + Where the need for an assistance animal is not apparent, a short letter from a reliable source suffices, and no diagnosis is requested.
  + Central air, a whole-house generator and a sump pump were installed in 2021.
  + Move-ins are scheduled on weekdays between nine and four, with the service elevator padded in advance.
  + Any person who believes they have met with discrimination may file a complaint with HUD or the state division of human rights.
  + The house at the corner of Church and German Street is listed at $489,000.
  + Lead paint disclosures are furnished for all homes built before 1978.
  + Preference on the waiting list is by date and hour of application alone.
  + The primary suite includes a soaking tub and two walk-in closets.
  + Guests may stay for up to fourteen consecutive nights; longer visits need written notice to the office.
  + Laundry machines accept cards only and are located in the basement of each building.
  + Names and photographs should be removed from buyers' letters before an offer is presented to the seller.
  + The sidewalk ramp at the north entrance will be repaved on Thursday, and a temporary ramp will be set up beside it.
  + A one-car garage, a root cellar and a small greenhouse complete the property.
  + The high school is Martin Luther King Jr. Academy; verify attendance boundaries with the district.
  + Large-print copies of the house rules are kept at the front desk.
  + The children's playhouse and swing set in the yard convey with the property.
  + Holiday decorations of every tradition may be put up in the lobby, subject to the fire code.
  + Screening instructions: do not record age, race, marital status or number of children anywhere in the guest card.
  + Taxes for the current year amount to $6,212 before any exemption.
  + The Turkish rug and the Chinese lacquer cabinet may be purchased separately.
  + Debt-to-income should not exceed thirty percent for any purchaser, and post-closing liquidity must equal two years of maintenance.
  + Wide doorways and a roll-in shower were added to the first-floor bath in 2017.
  + The attic is insulated, floored and reached by a pull-down stair.
  + The owner lives out of state; Mr. Okafor of our office will let you in.
  + Barbecue grills of any fuel are prohibited on balconies by the city fire code.
  + Renters insurance of one hundred thousand dollars is required from every household.
  - Thank you for your interest; as you mentioned a toddler, we suggest our property on Route 9, where children are tolerated.
  - Gentlemen preferred.
  - Should an occupant give birth during the term, the lease shall not be renewed.
  - Because your son has autism, the Board would want written assurance from his doctor that he will not disturb the line.
  - The rooftop terrace is an adult amenity, and no one below sixteen is admitted.
  - Reminder to assistants: families with kids see the courtyard building; everyone else sees the tower.
  - It would be a kindness to our longtime shareholders if the next purchaser were of Irish or Italian descent.
  - Holders of student or work visas shall deposit six months' rent; this does not apply to Americans.
  - With regret, the committee concluded that a mosque-going family might not feel at home among us.
  - In filling vacancies, the superintendent shall give first consideration to white applicants.
  - Attach photographs of all proposed occupants so that the Board may see who they are racially.
  - Is either applicant homosexual or bisexual? Leave no field blank.
  - We do not lease to persons with a history of mental illness, whether or not they are under treatment.
  - Cancer patients are asked to end their leases before treatment begins, out of consideration for the neighbors.
  - Any mobility aid kept in the corridor or used in the lobby is charged at $15 per week.
  - Only Sabbath-observant purchasers will be put before the Board.
  - You asked about EBT and TANF; the owner's view is that people on welfare do not look after apartments.
  - Unemployment, SSI and veterans' benefits are left out of the calculation; only wages are counted.
  - The applicant's husband should sign first, as the association does not deal with wives on financial matters.
  - At seventy-eight you would be the oldest on the floor, and frankly we look for people with more years ahead of them.
  - Separated or divorced women are approved only when a father or brother guarantees the rent.
  - Do not send us Army families from the base; they break leases and the owner is done with them.
  - A reservist must inform us of possible call-up, in which case the application is withdrawn.
  - Undocumented persons will be reported, and we reserve the right to check the status of any tenant who complains about repairs.
  - When in doubt about someone's papers, ask where they were born before you mention availability.
  - Indian cooking is the reason we no longer accept tenants from that country.
  - The sauna is for men on all days but one; women residents may use it on Tuesday mornings.
  - Our preschool-age residents are confined to the play area behind Building F and may not cross the front lawn.
  - Teenagers found in the lobby without an adult will be fined thirty dollars each.
  - Catholic applicants receive half off the application fee in keeping with the wishes of our founder.
  - In your cover letter to the Board, it helps to mention that you have no children and plan none.
  - The committee is careful about accents, frankly, since conversation at the annual dinner matters to us.
  - Jehovah's Witnesses are ineligible for residence under the covenants.
  - Blind applicants must engage a sighted companion as a condition of approval.
  - Guide dogs may enter only by the alley door and must ride the freight car.
  - Having learned of your multiple sclerosis, we must withdraw the offer of the third-floor unit and propose one in the annex.
  - The previous manager put all the Section 8 tenants in the rear building, and we shall keep to that arrangement.
  - Parties relying on a housing subsidy shall pay a double security deposit.
  - "Must be employed" means just that: retirees, disabled persons and those on benefits will be turned away.
  - Ms. Alvarez, we were under the impression from your email that you were American; the unit has since been promised elsewhere.
  - Tell Latino buyers about Eastfield first, since they generally prefer to be with their own people.
  - Avoid showing Cedar Heights to Black couples; the neighbors have made their feelings known.
  - To the purchasers in 9F: several shareholders were surprised to learn you are an interracial couple, and the Board would like a second interview.
  - Native American applicants are referred to the tribal housing office and not processed here.
  - Arab surnames go to the managing director for personal review before an appointment is made.
  - Under Article IX, a unit owner shall not convey to any person of Jewish ancestry.
  - Same-sex partners do not qualify for the spousal parking permit, and the household rate is for man and wife.
  - A resident who has undergone a change of sex shall notify the office, which will determine the proper locker room.
  - Pronoun badges, and the persons who insist on them, are not a good fit for Stratford House.
  - Two unrelated men will not be approved for a one-bedroom; a married pair will.
  - No cohabiting partners: the lease is open to single persons or to those with a marriage certificate.
  - Applicants aged eighteen to twenty-nine shall pay a young-tenant surcharge of ten percent.
  - Looking over your file, we note you are only twenty-three; the owner wants someone at least thirty-five.
  - Elderly parents may not be added to the lease, as this is not a home for the infirm.
  - Every person over seventy must show that an adult child lives within ten miles.
  - State whether any occupant has been diagnosed with diabetes, a heart condition, seizures or dementia.
  - Medical records for the past five years shall be delivered to the Board in a sealed envelope.
  - We cannot make exceptions to the no-dog policy for post-traumatic stress, however sincerely it is claimed.
  - Former soldiers with PTSD are considered a safety risk by the association and will be refused.
  - The interview panel will ask how often you attend services and at which congregation.
  - Residents may not gather for Ramadan prayers in the community room, though Bible study continues on Wednesdays.
  - The owners would rather have a quiet childless couple and will wait for one.
  - Foreign nationals are not admitted as shareholders under any circumstances.
  - DACA recipients should look elsewhere, as our attorney has advised against them.
  - We regret that the top floors are closed to families; the sound of small feet carries.
  - A per-head water charge of $20 applies to minors only.
  - Assistants should note on the guest card, in pencil, whether the prospect is expecting.
  - Foster parents are welcome to inquire once their placements have ended.
  - It has been our practice to seat a Protestant majority among the owners, and approvals are made accordingly.
  - Nigerian and Ghanaian applicants must provide embassy letters; no such letter is needed from Europeans.
  - Please be advised that the second-floor neighbors are uncomfortable with your being gay, and the Board suggests you reconsider the purchase.
  - A group home for adults with Down syndrome would be contrary to the tone of this street, and the association will oppose the sale.
  - Your caseworker called. Kindly inform her that we take tenants, not programs.
  - Persons with a hearing loss shall sign a release before they are allowed to use the pool.
  - The apartment will go to a lady, preferably one without a boyfriend.
  - Vietnamese tenants have their own building on Fulton Street, and I have forwarded your form there.
  - The seller, a devout Mormon, has directed that offers from outside the faith be set aside.
  - Married personnel stationed nearby are one thing, but enlisted men will not pass our committee.
  - Our residents share a certain background, and the Board is careful to keep it that way.
  - You will find that this is not a building for people from your part of the world.
  + Assistance animals accompany their handlers in every part of the building, the dining room included.
  + Should you need a form read aloud or filled in by hand, the staff will be glad to help.
  + A shared driveway easement is recorded along the western line.
  + The community room may be reserved by any resident for worship, birthdays or meetings on equal terms.
  + We welcome families, singles, couples and everyone else.
  + Glass containers are forbidden on the pool deck, as the state health code provides.
  + Your request for a first-floor transfer on account of your knee has been approved at no charge.
  + Assistants shall offer the full list of available units to every caller.
  + The house faces Mosque Street and backs on to the old canal.
  + Security deposits equal one month's rent and are held in an interest-bearing account.
  + Section 8 applicants are welcome; our office will complete the landlord packet the day it arrives.
  + The same two forms of identification are requested of everybody before a tour, and foreign passports are accepted.
  + An eat-in kitchen adjoins the pantry and the back stairs.
  + The Board met on March 3 and approved the budget, the new boiler and the lobby paint color, Navajo White.
  + Dogs must be leashed in the elevator and may not be walked in the garden.
  + Fellowship Hall, two doors down, holds a public farmers' market each Saturday.
  + Approval rests on four criteria: income, credit, rental references and a complete application.
  + Parking spaces are deeded and numbered, one to a unit.
  + Sunset Palms is intended for persons fifty-five and older, and proof of age is requested of at least one occupant.
  + Should a ramp be needed, the association will review drawings promptly and may not unreasonably refuse.
  + The windows are double-hung, aluminum-clad and four years old.
  + Nothing in these rules shall be applied in a manner that discriminates on the basis of race, color, religion, sex, handicap, familial status or national origin.
  + We do not ask about immigration status.
  + The sublet policy permits two years in any five after an initial year of residence.
  + Veterans using VA financing are encouraged to ask us about approved condominium projects.
  + The single-family dwelling at 40 Quaker Ridge Road is offered with its furnishings.
  + Kindly wipe down the treadmills after use.
  + A copy of the bylaws in Korean or Arabic may be had from the secretary.
  + The maid's room behind the kitchen now serves as an office with a half bath.
  + Because the fire code limits the hall to ninety persons, the annual dinner will have two seatings.
  + Closing costs include a flip tax of two percent payable by the seller.
  + Placards are checked by the garage attendant; please do not block the striped aisle beside the accessible bay.
  + Occupants are counted without regard to age, and an infant under one year is not counted at all.
  + Brokers may describe the property, never the person who ought to live in it.
  + The septic system was pumped in April and passed inspection.
  + Mother's Day brunch will be served in the clubhouse; all residents and their guests are invited.
  + If English is not your first language, ask for an interpreter and we will arrange one free of charge.
  + The den has a Dutch door, a Franklin stove and a wall of bookcases.
  + No one will be refused because rent is paid by a voucher, a charity or a relative.
  + The basement was waterproofed by a licensed contractor with a lifetime guarantee.
  + Each adult applicant consents to a background check, carried out by the same vendor for all.
  + Noise complaints should be sent in writing with the date and hour.
  + Your hearing dog needs no registration with us; simply keep her under control.
  + Our next open house is Sunday from one to three, and no appointment is necessary.
  + Snow is cleared from the walks by seven and from the curb cuts first.
  + The chapel on the grounds was converted to a library in 1988.
  + The co-op's minimum down payment is twenty-five percent.
  + Flashing doorbells and bed-shaker smoke alarms are provided to deaf residents on request.
  + If a victim of domestic violence asks for a lock change, carry it out the same day and keep it confidential.
  + A Spanish Colonial with arched doorways, clay tile and a walled patio.
  + Please direct questions about schools to the district, since our agents may not rate them.
  + The laundry hookup is gas, and the dryer vents to the rear.
  + The applicant may name anyone as a joint tenant, related or not.
  + We will hold the apartment for forty-eight hours upon receipt of a deposit, for whoever is first.
  + Skateboarding, ball games and cycling are prohibited in the garage for persons of any age.
  + Gross monthly income of three times the rent is required, or of the tenant's share where there is a subsidy.
  + Orchard views, a slate roof and copper gutters distinguish this farmhouse.
  + Mrs. Goldstein, who chaired the garden committee for thirty years, has kindly written a history of the building.
  + Window guards will be fitted without charge wherever a child of ten or under lives, as the city requires.
  + The lower level includes a half bath, a workbench and a door to the yard.
  + Restrooms by the pool may be used according to one's gender identity.
  + A six-foot fence of cedar encloses the vegetable beds.
  + Kindly remit the special assessment in two installments, on June 1 and September 1.
  + The shuttle to the medical center has a lift and runs hourly.
  + Neither the managing agent nor the Board may ask about the nature of a disability.
  + Brown shingles, white trim and a black front door.
  + Applications are processed in the order received, and a written reason is given for every denial.
  + The senior center on Polk Avenue is open to the public for concerts.
  + Two fireplaces burn wood, and a third was converted to gas.
  + Rent may be paid by check, money order or through the resident portal.
  + The hydraulic lift at the pool is operable whenever the pool is open.
  + Our form has no question on marital status, and none should be put to callers.
  + The former convent of the Sisters of Mercy now holds twenty-two condominiums with vaulted ceilings.
  + Vehicles over twenty feet, boats and trailers may not be stored on the premises.
  + The crib and the high chair left in the storage cage may be claimed by any resident until Friday.
  + By federal law, a deposit may not be demanded for a guide dog; please correct the fee sheet.
  + The seller requests that shoes be removed and that showings end by six.
  + Ceilings are nine feet on the first floor and eight above.
  + Deployment orders may be sent by email, and no penalty will be charged for ending the lease.
  + Garden plots are assigned by lottery each March among all residents who enter.
`;
