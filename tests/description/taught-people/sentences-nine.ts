// Data: one sentence a line, "+" innocent and "-" unfair.
export const PEOPLE_NINE = `
  + The clubhouse is open to every resident and up to four guests, first come, first served.
  - We'd sooner let it sit empty than rent to another Somali family.
  + Applications are read in the order they arrive, and the first one that meets the posted criteria gets the lease.
  + Quartz counters, soft-close drawers and a farmhouse sink under a south window.
  + If you need a change to a rule or a practice because of a disability, tell any member of the staff in whatever way is easiest for you.
  - The owner asks that you bring a doctor's letter saying exactly what is wrong with your legs before he considers the ground-floor unit.
  + A Spanish interpreter can join the showing at no cost to you.
  - Section 8 callers, save your breath.
  + The roof was replaced in 2019 with forty-year architectural shingles.
  + Bids are due from everyone by Tuesday at noon; late ones will not be opened.
  + Two cats or one dog up to fifty pounds are welcome with a $300 refundable deposit.
  - Teens make the pool deck unbearable, so we're leasing this wing to grown-up households.
  + Built in 1911 by a Finnish stonemason, the house kept his sauna and most of his tile stove.
  + Each unit comes with one numbered space in the garage, and a second may be leased for $85 a month.
  - My mother lives upstairs and she will not have Muslims praying under her floor.
  + Whether this is your first house or your fifth, come and have a look on Sunday.
  + The primary bath has a roll-in shower with a fold-down bench and two grab bars.
  + St. Casimir's steeple is the landmark to steer by when you come off the parkway.
  + We follow the Fair Housing Act, and so does every vendor who works for us.
  - He said the board likes married couples, so the two of you living together unwed will be a hard sell.
  + I can't tell you who lives on the block; please look at public sources such as the census website.
  + Hickory floors run from the entry straight through to the den.
  + A finished mother-in-law apartment over the garage has its own meter.
  + The Lutheran church across the way lends its lot for overflow parking on market days.
  - No green card, no keys, that's how we have always done it here.
  + Veterans Memorial Park begins where the cul-de-sac ends.
  + The office will be closed on Thanksgiving, Christmas Day and New Year's Day.
  + Sellers may not ask us to screen buyers by race, religion or family size, and we decline when they do.
  + Requests for accommodation are answered in writing within ten business days.
  - Sorry, but a guy in a dress would upset the ladies on the second floor.
  + Sunlight pours into the breakfast nook through three casement windows.
  + Do not leave carts, bikes or strollers in the hall, since the fire marshal fines us for it.
  + The senior center on Alder Street hosts the township's voting on Tuesday.
  + An assistance animal is not a pet, and no pet rent is charged for one.
  - We had soldiers in there once, and after that I swore off anybody from the base.
  + The hot tub conveys; the swing set does not.
  + Ask for this notice in large print, in braille or on audio.
  + Dr. Amelia Okafor bought the place in 1974 and ran her dental practice from the front parlor.
  + Everyone over eighteen who will live in the home fills out the same two-page form.
  - This is a professional building, which is to say nobody on disability checks.
  + The detached garage fits two trucks and a workbench.
  + A ramp with a one-in-twelve slope leads from the drive to the side door.
  + Occupancy is limited to two persons per bedroom plus one under the city code.
  + I'm not permitted to describe the people of a neighborhood, though I'm happy to send you links to the school district and the police department.
  - Sixty-somethings need not bother; the landlord pictures people in their twenties here.
  + The low-slung ranch sits on 0.42 acre backing to Pilgrim Creek.
  + Quiet hours run from ten at night to seven in the morning for all households and their visitors.
  + Chinese elm and Japanese maple shade the patio.
  + The VFW hall on Route 9 rents its kitchen by the day.
  - Being honest, a single mom with three boys is not who we renovated this duplex for.
  + Call the leasing desk or use relay by dialing 711.
  + Our documents are available in Vietnamese, Tagalog and Haitian Creole; the English version controls.
  + Fresh paint throughout, in a shade the can calls Navajo White.
  + The lift chair on the stairs works and may stay or go as the buyer wishes.
  + No offer will be looked at before Friday, whoever makes it.
  - There are plenty of Koreans over by the H Mart, and I think you would be happier with your own.
  + Screening means the same credit score, the same income multiple and the same landlord reference for every applicant.
  + The bachelor's chest in the hall was made in Grand Rapids and is not part of the sale.
  + Please keep the accessible spaces clear, even for a minute, even with your flashers on.
  + Housing vouchers are accepted, and we do the inspection paperwork with you.
  - Pregnant applicants will be put on the list for the building next door, where they tolerate the noise.
  + The Brandts raised seven children here and marked each one's height on the pantry door.
  + Come as you are, bring the kids or the parents, and stay for a lemonade.
  + The HOA is registered as a community for persons 55 and older under the Housing for Older Persons Act.
  + Ms. Delacroix will meet you at the gate with the key.
  - A surcharge of $75 a month applies to tenants in wheelchairs because of the scuffed baseboards.
  + Walk-in pantry, mudroom with cubbies, laundry on the second floor.
  + The board votes on account numbers only and sees no names.
  + The house has been in the same family since the Truman administration.
  + If you cannot get to the office, a staff member will take your application by phone.
  - The seller is a deacon and wants it to go to a Bible-believing family, even at a lower price.
  + The furnace is a two-stage gas unit serviced every fall.
  + Trick-or-treating in the courtyard goes from five to eight on the 31st.
  + You may reasonably modify your unit for a disability, and we only ask that the work be done to code.
  + Smoking is not allowed anywhere on the grounds, balconies included.
  + Asking an agent which parts of town are "mostly white" will get you a polite no and the address of the county library.
  - Nothing personal, but two men sharing that one bedroom isn't something I'll sign for.
  + Galley kitchen, yes, but with a gas range and a window over the sink.
  + The former rectory was sold by the parish in 1988 and turned into four flats.
  + Parking permits are issued per unit and not per person.
  + The children's playhouse is on skids and can be hauled off.
  + Heat, water and trash are included; you pay electric.
  - We ask Mexican applicants for six months up front since they tend to go back.
  + State law adds source of income and military status to the list, and our policy covers both.
  + Sabbath mode is one of the settings on the double oven.
  + Feel free to bring your contractor, your sister or your toughest critic to the second showing.
  + The nursery has blackout shades and a window seat that lifts for storage.
  + A visual doorbell and strobe smoke alarms were added in 2021 and remain with the home.
  + The Polish National Home on Charter Oak serves pierogi on Fridays.
  - With your accent, folks around here will give you trouble, so let me show you something in the city instead.
  + An ordinance of 1956 named the street after Rabbi Stephen Wise.
  + One application fee of $40 per adult, and no other charge before the lease is signed.
  + Nobody needs to tell us their diagnosis to get a reserved space close to the door.
  - Anyone on unemployment or food stamps gets deleted unread.
  + We don't pass along letters from buyers to sellers, because they can bring in things that should not matter.
  + Welcome to Building C, and welcome to all who just moved in!
  + The lake is a nine-minute walk down Indian Trail Road.
  - Are you on any psychiatric medication? The co-op needs to know before your interview.
  + Accommodation requests may be made orally; the form is only there for those who like forms.
  + The Jewish Community Center pool is open to the public on a day pass.
  + A previous owner, a retired Navy machinist, wired the basement shop for 220.
  + Skylights over the stair bring daylight into the middle of the plan.
  - Blacks have been moving in on Delmar, which is why I'd buy west of there if I were you.
  + Should more than one qualified household apply on the same day, we draw lots.
  + Hablamos español, and we're glad to translate the lease before you sign.
  + Wide halls, lever handles and a zero-step entry make the main floor easy to get around.
  + Single-family zoning, with one accessory dwelling permitted by right.
  + Old Town Days shut Main Street to cars on the second weekend of June.
  + The listing agent is out until Monday, and her brother Tomasz is covering for her.
  - Divorcées bring drama, and I've stopped renting to them.
  + Low windowsills, thick plaster and a fireplace that draws well.
  + Owners who want a vote counted by mail must return the ballot by 5 p.m. on October 3.
  + The association can't and won't ask what your dog does for you beyond what the law permits.
  + Any deposit is the same with or without children in the household.
  + A Black architect, Paul R. Williams, drew the plans in 1937, and the blueprints come with the deed.
  + The deed from 1926 contains a racial covenant; it is void, and the county has recorded a statement striking it.
  - If the boy has autism, that's a lot of screaming for thin walls, so I'd rather you kept looking.
  + Sump pump, French drain and a dry basement to show for it.
  + The mosque on Warren Avenue and the Baptist church beside it share one driveway.
  + Parents' Cove is what the plat calls the little inlet at the end of the dock.
  + Out of respect for night-shift neighbors, please don't slam the gate.
  - Green-card holders are iffy; I go with citizens when I have the choice.
  + Anybody may attend the open meeting, and members may speak for three minutes each.
  + A kitchenette in the lower level makes the space handy for guests, work or hobbies.
  + The bus to the VA hospital stops at the corner every half hour.
  + We treat a voucher, a pension, alimony and wages alike when we add up income.
  + Tall ceilings, tin in the parlor and beadboard on the porch.
  - Ladies only for the upstairs flat; men can ask about the basement unit on Fifth.
  + The seller asked me to keep out certain buyers and I gave the listing back.
  + Sign language interpreters are arranged by the office with three days' notice.
  + Two parking spaces marked with the wheelchair symbol are nearest the ramp and need a state placard.
  + The Cape on Quaker Lane has a new septic system with a four-bedroom permit.
  - I told the agent straight out that Hindus cook smelly food and I wasn't selling to them.
  + Mature oaks line both sides of the street.
  + Handicap parking placards must hang from the mirror, as the township police do check.
  + Our waiting list goes by date and time, and no one can be moved ahead as a favor.
  + The dining room seats twelve at Easter, or so the sellers tell us.
  + The lease may be ended early by a servicemember with orders, as federal law provides.
  + Your service dog is welcome in the model home, the sales office and the pool area.
  - Reservists keep getting called up and leaving us with an empty unit, so we skip them.
  + A covered lanai looks out on the seventh green.
  + Built for a widow named Harriet Coe in 1884, it later served as a boarding house for schoolteachers.
  + The homestead exemption for owners over sixty-five is applied for at the assessor's counter.
  + I don't rank schools as good or bad, but the state posts a report card for each one.
  - Nobody under thirty is getting my grandmother's house, period.
  + Applicants may add a guarantor if the income falls short of the stated multiple.
  + Take the tour in person, by video or both.
  + The doors were widened to thirty-six inches during the remodel.
  + Copper gutters and a slate roof with years left in it.
  + Holiday lights may go up on balconies from November 15 and come down by January 15, whatever the holiday.
  + Mezuzahs, crosses, wreaths and other small items on the unit door are fine under the rule.
  - Take your crucifixes and your rosaries elsewhere; Catholics aren't getting a lease from me.
  + The Martins across the road have chickens and share their eggs.
  + Rent is due on the first for all tenants and late after the fifth.
  + Grab a seat on the wraparound porch and watch the ferries.
  + For a hearing loop in the community room, ask Denise at the desk.
  + Young fruit trees, pear and quince mostly, stand along the back fence.
  - A couple of lesbians applied, and I raised the deposit till they quit.
  + Our board has adopted a policy against harassment of any resident because of a protected characteristic.
  + The walk to Little Italy takes six minutes if you catch the light.
  + The barn has four box stalls, a tack room and a hayloft.
  + No age limits apply at the fitness room, but the equipment maker asks that users read the safety card.
  + Lease copies in Arabic or Russian are yours for the asking.
  + Two-zone heat, spray-foam insulation, and power bills to prove it.
  - Our insurance man doesn't like oxygen tanks, so folks with emphysema are out.
  + The old Odd Fellows lodge on the square is now a theater.
  + You don't have to use our form, your own words in an e-mail are enough to ask for an accommodation.
  + Buyers moving across the street or across the country, this one is worth your Saturday.
  + The unit is on the third floor of a walk-up and has no elevator.
  + The seller, an army nurse, will leave the piano if nobody claims it.
  + Corner lot, alley access, room for an RV.
  - White tenants on the front side, everyone else by the dumpsters, that was her seating plan for the complex.
  + The city's human rights ordinance also covers marital status, and the poster is up in the mail room.
  + Family room with a gas insert, and a bonus room above it.
  + Any applicant who is turned down gets a letter with the reason and the name of the credit bureau.
  + A caretaker who lives in is not counted as a guest under this policy.
  + From the loft you can see the Sikh temple's gold dome and, beyond it, the hills.
  - Your caseworker pays part of the rent? Then no, we like tenants who earn their own way.
  + The bathtub was swapped for a walk-in model in 2020.
  + Kids' bikes left on the lawn will be taken to the shed, where you can pick them up free.
  + Our office cannot answer questions about the race, faith or background of neighbors.
  + Elders Creek floods in a wet spring but has never reached the house.
  - I've got enough Puerto Ricans in the building already.
  + The previous tenant, a cellist, put up the cork on the walls.
  + Everyone is welcome at the block party, so bring a chair and a dish.
  + The den doubles as an office, with built-ins of quarter-sawn oak.
  - Unmarried partners pay a second security deposit, because breakups cost us money.
  + The laundry room is accessible by ramp from the north parking lot.
  + Masters Avenue runs one way between Third and Sixth.
  + Open Saturday from one to three; shoes off, please.
  + Reasonable accommodations include changes to rules, policies, practices or services, and there is no fee to ask.
  + The synagogue two doors down was designed by Percival Goodman and is listed on the National Register.
  - She passed the credit check, but HR people from the VA program called, and we don't house homeless vets.
  + Rain barrels, raised beds and a compost bin out back.
  + The tennis courts may be reserved online a week ahead, one hour per household a day.
  + I list homes for sale, and who ought to live in them is not my business or anybody's.
  + The house was moved here on rollers in 1903 when the railroad came through.
  + Identification is asked of all visitors on tours, with any government ID from any country accepted.
  - Come back when the kids are in college, and I'll gladly rent you the condo.
  + The ADU has a separate address and its own water heater.
  + A portable wheelchair ramp is kept in the office for anyone who wants to borrow it.
  + Mrs. Yamamoto, who sold us the lot, planted the wisteria on the arbor.
  + Whoever you are and wherever you are coming from, we'd be pleased to show you through.
  + Brick, two stories, slate foyer, side-hall plan.
  - Older folks fall on those steps, so anyone past seventy should be shown the other property.
  + The state's fair housing law is enforced by the Division on Civil Rights, and its number is below.
  + When two offers are equal in price and terms, the seller takes the earlier one.
  + The Turkish rug in the photos stays with the stager.
  + Please leave the handicap-accessible stall in the locker room for people who need it.
  + Elementary, middle and high school are all on Pershing Road.
  + Closet systems in every bedroom, plus a cedar chest built into the landing.
  - My husband doesn't want any gays near the playground, so the answer is no.
  + A reader will go over the lease aloud with anyone who asks.
  + Meals on Wheels drivers may use the loading zone for fifteen minutes.
  + The seller is closing her daycare and leaving the little tables and coat hooks.
  + Recessed lights, crown molding, and a wet bar.
  + Sherman, our night porter, has been with the building since 1996.
  - You wear the headscarf all day? The other tenants won't feel comfortable, so we'll pass.
  + Under the ordinance, a landlord may not turn away an applicant for paying with a voucher.
  + On Memorial Day the American Legion places flags along the boulevard.
  + The garden level is a half flight down, with its own patio.
  + Please submit proof of funds or a lender's letter with every offer.
  + Mediation is free, open to tenants and owners alike, and held in the language you choose.
  + The French doors open to a Juliet balcony.
  - I can spot an illegal by the paperwork, and those go straight in the trash.
  + Motorized chairs and scooters may be charged at the outlets by the lobby.
  + Two bathrooms are marked all-gender and the third is a family restroom with a changing table.
  + My answer to "is it a nice crowd?" is always the same: visit at different hours and decide for yourself.
  + The bunk room sleeps six in built-in beds.
  + Mennonite carpenters from Lancaster framed the barn without a single nail.
  - The bank wanted him kept out on account of his seizures, and I went along and told him the flat was gone.
  + This land was part of a Spanish grant before statehood.
  + Notices are taped to the lobby glass in English, Polish and Ukrainian.
  + A wooded half acre with a seasonal stream.
  + The trustees hold new members to the same financial test that they passed themselves.
  - As a rule I give the nice units to people born in this country.
  + Senior discount day at the hardware store on the corner is Wednesday.
  + If you ask for a first-floor unit because stairs are hard for you, we will move you up when one opens, as our written policy says.
  + A stairlift, a raised dishwasher and lowered counters were put in by the present owner.
  + Investors, first-timers, downsizers, dreamers: the door is open from noon.
  + Rent to whomever qualifies first, says our handbook, and write down the time.
  - Girls tend to keep things tidy, so I'm holding the studio for a female student.
  + The landing was the women's sewing room when the house was a hospital in 1918.
  + Beagles, boxers, Great Danes, we have no breed list.
  + The well was drilled to 240 feet and gives eight gallons a minute.
  + Complaints of discrimination may be sent to HUD at 800-669-9777.
  - Let me ask whether you two are planning on babies, since the owner would rather not.
  + A former consulate, it still has the flagpole sockets over the door.
  + Visitors park in the gravel lot and sign in at the kiosk.
  + The Ramadan night market sets up in the mall's west lot, so expect traffic on Friday evenings.
  + The kitchen opens to a screened porch with a ceiling fan.
  + Hearing that a colleague "steers" buyers, report it to the managing broker the same day.
  - Alimony isn't income in my book, so a gal living on it can't have the house.
  + Our agents speak Portuguese, Hmong and American Sign Language among them.
  + Please be patient with the new doorman, who is learning everybody's name.
  + Old Colored School Road was renamed Freedom Way by the county in 1991.
  + A split-bedroom plan keeps the two suites apart.
  + Every household receives the same welcome folder and the same set of keys.
  - It's a quiet Christian street, and we mean to keep it so.
  + The elevator will be out on Thursday, and anyone who needs help with stairs can call the desk.
  + The stone came from the quarry that supplied the Masonic temple downtown.
  - They transitioned mid-lease, and I'm not renewing a transgender tenant.
  + No one is asked about citizenship on our application.
  + Carport, storage shed, chain-link dog run.
  + The grandfather clock in the foyer was auctioned off with the rest of the estate.
  + A neighbor's boy mows the lawn for twenty dollars and does it well.
  + The club's chapel may be reserved by members of any faith or none.
  - Dark-skinned renters drive the others off, the owner told me, so send me lighter ones.
  + All units have thirty-four-inch doorways and outlets at reachable height.
  + Disabled vehicles left in the lot over seventy-two hours will be towed.
  + Seller prefers a closing after the 15th and a short leaseback.
  + New carpet, new blinds, new water heater.
  - Army wives alone with their husband deployed? No thanks, we want the man of the house on site.
  + You can ask for more time to gather your papers, and we give the same extension to anyone who asks.
  + The Irish pub around the corner has music on Thursdays.
  + A deaf guest told us about the flashing alarms, and now every unit has one.
  + Low-maintenance yard with drip irrigation.
  - SSI and SSDI recipients, please try the county housing office and not us.
  + Our covenants were amended in 2006 to delete every restriction based on race or creed.
  + Christmas cacti and a Jerusalem sage winter over in the sunroom.
  - At your age, wouldn't assisted living be a better fit than our lofts?
  + Nurses' Row was put up in 1922 for staff of the old county sanatorium.
  + Your emotional support animal letter may come from any provider who knows you, and a certificate off the internet is not needed.
  - Only moms and dads with a ring on their finger get the family rate.
  - Told her on the phone it was available, then saw she was African American and said a cousin had taken it.
  - The sellers have agreed among themselves to hold out for a Caucasian buyer.
  - Half the cul-de-sac would faint if somebody as brown as your husband pulled in with a moving van.
  - Light complexion preferred for the room share, pictures required.
  - Women drivers keep clipping the gate, so from now on garage spots go to men.
  - The attic apartment needs a fellow; a young lady on her own would be nervous up there.
  - After the last gal's hormones and tears, my boss wants strictly male roommates.
  - What does it say on your birth certificate? The committee won't vote on anybody who changed sexes.
  - Nonbinary people can look for housing on the arts side of town, where that sort of thing goes over.
  - For the sake of the locker rooms, trans owners must swim during the Monday evening hour.
  - Your husband, you say, and you're a man? I'm afraid we have just filled that cottage.
  - The whole floor is straight couples, and that's the atmosphere I promise my tenants.
  - College-age renters only, please, because gray hair and stairs don't mix.
  - A bachelor won't keep up a yard, so give the listing to the husband and wife.
  - Refugees and asylum seekers put down a year's rent, while Americans put down a month's.
  - Marines from Lejeune should try the barracks, as the HOA frowns on active duty in our cul-de-sacs.
`;
