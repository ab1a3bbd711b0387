// Data: one sentence a line, "+" innocent and "-" unfair.
export const PEOPLE_FIVE = `
  - We'd be happiest selling to a white couple, since that's what the cul-de-sac has always been.
  - Don't bother driving out, the owner isn't going to rent to Black people.
  + White shaker cabinets and a black soapstone counter set the tone in the kitchen.
  - The deposit is one month's rent, but I take two from African American applicants after what happened last time.
  - Honestly, you'd find more of your own race over by Delmar, so let me pull a few listings there instead.
  + Seven-inch heart pine floors run through the whole downstairs.
  - Hardly any Hispanics on this side of the tracks, and it has stayed peaceful because of it.
  - Attach a recent picture so the committee can see what color the applicants are.
  - Our association is overwhelmingly Caucasian and we are proud of who our residents are.
  + Trim color must be chosen from the association's approved palette, and brown, cream and colonial red are all on it.
  - Heads up from a neighbor: the two corner houses just went to Black buyers, so I'd list before values slip.
  - Light-skinned tenants would suit us better, my aunt downstairs is old-fashioned about these things.
  - Mixed-race couples have never worked out in this building and I am not trying it again.
  - Native American renters get the trailers along the back lot; the front cabins stay with our regulars.
  + The Chickasaw Nation Cultural Center is about a ten-minute drive.
  - Saturday evenings the clubhouse is for the white members, everybody else can book it during the week.
  - Asian professionals move to the top of my list because they're so tidy.
  - He sounded pretty urban on the phone, so I told him it was already rented.
  + Sounds like an urban loft, lives like a cottage: brick walls, a skylight and a tiny walled garden.
  - How dark is she? My husband will ask before he lets me sign anything.
  + How dark is the basement? Two egress windows keep it surprisingly bright.
  - Ideal for a Christian household that will keep the house in prayer as we have.
  - The upstairs flat isn't available to Muslims, I'm just being upfront.
  + Sits across from First Baptist, so expect bells on Sunday and easy street parking the other six days.
  - A note from your pastor must come with the rental application.
  - Jewish buyers usually do better in Beachwood, I'd start there if I were you.
  + Two sinks, two dishwashers and a great deal of pantry space.
  - Residents who wear hijab are asked not to use the pool while other families are swimming.
  - What a blessing of a street, every last family here is Mormon.
  - Because of incense, Hindu tenants pay a $300 cleaning surcharge up front.
  - Non-believers need not inquire about the garage apartment.
  + Candles, incense and open flames of any kind are not allowed on the balconies.
  - If you're Jehovah's Witnesses, I'd rather you looked at something else.
  - Which church do you attend? We pick our tenants partly on that.
  - The co-op has always been Catholic and the board means to keep it that way.
  + The former Catholic school was converted to twelve condominiums in 2006.
  - Walking distance to temple, which is good because nobody but observant folks would be comfortable on this block.
  + Walking distance to a temple, a mosque, two churches and the best doughnuts in Edison.
  - Room for a quiet lady tenant in our triplex; men have caused us too much trouble.
  - We lease the third floor to gentlemen and nobody else.
  + The ladies' auxiliary built the little stone library at the end of the lane in 1922.
  - A girl on her own wouldn't be safe up here, so I'm holding the unit for a man.
  - Female applicants need a male relative to co-sign.
  + A co-signer is accepted from any applicant whose income falls short of the published standard.
  - I charge single guys fifty more a month because they punch holes in the drywall.
  - Are you expecting? The owner likes to know before a woman signs a two-year lease.
  - It's all bachelors in the east wing, women get put in the west one by the office.
  + The east wing holds the laundry and mail room; the west wing faces the creek.
  - Seeking a strong man of the house for this farmstead, not a widow who'll need help with everything.
  - If you date me a little, we can talk about lowering the rent.
  + We can talk about lowering the rent if you sign for eighteen months.
  - The boys who rent from me never complain, so females can try the complex next door.
  - Women may not use the weight room before noon, it makes the fellows uncomfortable.
  + The weight room closes at ten and every resident may bring one guest.
  - Two men sharing the bedroom isn't something this building goes for.
  - The sellers turned down a higher offer because it came from a lesbian couple, and they'd do it again.
  + The sellers turned down a higher offer because it hinged on the sale of another house.
  - Straight tenants preferred for the duplex on Harmon.
  - Transgender applicants should apply at our Fifth Street property, where the staff is used to it.
  - Just so we're clear, I need the name and gender on your birth certificate to match how you look.
  + Names on the lease must match the ones on your identification; tell us what you'd like on the mailbox.
  - Thankfully there are no gays on the floor, which is why the hallway stays so calm.
  - We ask our LGBT residents to keep affection out of the courtyard.
  + Barbecues, bikes and kiddie pools should be kept out of the courtyard overnight.
  - Are the two of you roommates, or is it that kind of relationship? The answer matters to the board.
  - Perfect for a traditional husband and wife, as the Lord made them.
  - Drag performers, trans people and the like won't be approved, whatever their credit.
  - Your lease isn't being renewed since you began living as a woman and the neighbors are upset.
  - Gay fellows tend to fix a place up, so they get first pick of my rentals.
  + Hang the pride flag, the Packers flag or none at all, as long as it fits the bracket.
  + The owners have fixed up the place room by room since 2011.
  - Wheelchair users aren't a fit for us because the chairs scuff our new floors.
  + Doorways are thirty-six inches wide and the ramp to the side entrance was rebuilt last year.
  - Please have your doctor describe your diagnosis before we process the file.
  - For anybody with an emotional support dog it's $40 more each month.
  + Assistance animals are not pets here, so no pet rent or deposit applies to them.
  - The tenant we want is able-bodied and can manage without calling us.
  - Blind people really can't live here, what with the stairs and the dog upstairs.
  + The blinds stay, and so do the porch swing and the chest freezer.
  - Have you ever been treated for depression or any other mental illness?
  - Recovering addicts are sent to the Maple Street house, even those five years sober.
  - Thank goodness the group home for autistic men never opened, we like our block as it is.
  + Autism-friendly sensory hour is Tuesday at three in the community room, open to all.
  - Deaf tenants must buy an added insurance policy in case they miss the alarm.
  + Strobe and bed-shaker smoke alarms are supplied on request at no charge.
  - My brother is HIV positive too, but I wouldn't rent to a stranger who has it.
  - Residents in scooters are to come in by the rear service door so the lobby keeps its look.
  - We don't put in grab bars for anyone; people who need those belong in assisted living.
  + Grab bars, a roll-under vanity and a handheld shower were added to the hall bath.
  - Must be independent and in good health, no oxygen tanks or walkers.
  - She has Down syndrome, so I told her parents the unit downstairs was gone.
  - Folks with epilepsy make the neighbors nervous, as you'll understand when you visit.
  - A reserved space by the door? Nobody at Ridgeview is handicapped and we would like to keep it that way.
  + Please don't leave carts in the accessible space by the door, even for a minute.
  + Tell us if you need a change in a rule or a policy because of a disability and we will gladly talk it over.
  - Adults only, the walls are thin.
  - We're not taking kids under twelve in the upper units.
  + The walls are thick, the radiators hiss and the tub has feet.
  - There's a $75 monthly charge for each child on the lease.
  - Families with toddlers are housed in the back buildings near the highway.
  + The back building is closest to the highway and has been fitted with triple glazing.
  - What a relief to come home to a complex with no babies crying and no strollers in the hall.
  - Are you planning on having children while you're here?
  - Teenagers cannot use the tennis courts or the lounge at any hour.
  + Everyone must wear court shoes on the tennis courts, whatever their game.
  - A dream for empty nesters or a childless pair, as we'd hate to see sticky hands on that wallpaper.
  - Pregnant? Then I'd need you out by the due date.
  - This loft would be a bad choice for a single mom with three little ones, so I'd suggest the townhomes in Gresham.
  - Two persons to the one-bedroom, unless one of them is an infant, in which case we say no.
  + At most two persons per bedroom plus one, as the city code provides.
  - Foster children are not permitted, the board voted on it in May.
  - Grandma can stay, but the grandkids she has custody of would have to go elsewhere.
  + Grandma's roses still climb the south wall, and the swing set in the yard is free to a new home.
  - Kids playing ball outside will cost their parents a fifty-dollar fine, adults may carry on as usual.
  - I'll go down to $1,400 if it's just the two of you and no youngsters.
  + I'll go down to $1,400 if you take it by the first.
  - Our quiet little fourplex has always gone to couples without kids.
  + The nursery two blocks over sells native plants and gives away cuttings in fall.
  - No room here for new parents: if a baby arrives, notice follows.
  - I'm looking for American-born renters, my patience with accents has run out.
  - Mexicans crowd too many cousins in, so we stopped taking them.
  + Terra-cotta Mexican pavers lead from the carport to a shaded patio.
  - People from India should be warned that curry smell costs the whole deposit.
  + Cooking odors travel in an old building, so do run the hood.
  - The Russians have their own building by the boardwalk and I'd send you there.
  - Write us in English without mistakes, as we don't house folks who barely speak it.
  - Somalis fill up the next complex, but not a one has moved in here, you'll be glad to hear.
  - Where's your family from originally? The seller is picky about that.
  - Priority for Koreans, since the owner and all the tenants are Korean.
  + The Korean bakery downstairs opens at seven and the smell is free.
  - Residents shall not speak Spanish in the common areas.
  + The Spanish translation of the bylaws is on the portal, along with Vietnamese and Haitian Creole.
  - Because he's Nigerian I asked for the full year in advance.
  - An all-Italian block for four generations, and we'd love to see an Italian name on the deed again.
  + An Italian marble mantel and four generations of paint, all now stripped.
  - Haitian applicants are put on a separate waiting list.
  - Puerto Ricans play their music till dawn, so no thank you.
  - I've a hunch you'd be more at ease in Chinatown than out here among us.
  + Chinatown is three stops away on the Red Line, with dumplings until midnight.
  - Sorry, no vouchers.
  - Our rents are paid from a paycheck; Section 8 holders can try across the river.
  + Housing choice vouchers are welcome at all four of our properties.
  - Anyone living on SSI would have to put down three months instead of one.
  - Must be employed full time, and no, your disability check doesn't count as income.
  + We count wages, benefits, pensions, support payments and any other lawful, verifiable income alike.
  - The caseworker can stop calling, I'm not dealing with rapid rehousing people.
  - You'll love that there's no welfare crowd hanging about the laundry.
  - Food stamps in the household? Please mention it, as it affects approval.
  + Laundry is coin-free now and run from an app.
  - Tenants whose rent comes through the housing authority are assigned to the ground floor on Pine.
  - Child support and alimony won't be considered when we add up what you earn.
  - I prefer career people to somebody drawing unemployment.
  - A $200 processing fee applies whenever a program such as VASH or HUD pays part of the rent.
  + A $35 screening fee applies to each adult who applies.
  - TANF recipients aren't allowed in the renovated units, only in the old ones.
  - No government assistance of any sort, cash-paying workers wanted.
  + Down payment assistance from the county may be used with this purchase; ask your lender.
  + Monthly rent may not exceed a third of the household's gross income, counted the same way for all.
  - Suits young professionals in their twenties who want a lively hall.
  - Nobody past sixty, please, those stairs are steep and I don't want an ambulance out front.
  + The stairs to the third floor are steep and narrow, so measure your sofa.
  - At your age wouldn't you be better off in a retirement village?
  - Seniors are charged extra for a check-in service whether they ask for it or not.
  - We don't lease to twenty-one-year-olds, come back when you've grown up a bit.
  + Hawthorne Glen is housing for persons 55 and older, run under the federal exemption with yearly age surveys.
  - Put your year of birth on the inquiry so we can weed out the old-timers.
  - The crowd around the rooftop is hip and under thirty-five, and management keeps it so.
  - Elderly tenants on the upper floors will be moved downstairs when their leases end.
  - A mature lady of forty to fifty would be the right occupant for the coach house.
  + Mature maples shade the coach house, and its furnace is new.
  - Millennials trash everything, so my rule is nobody born after 1980.
  - Pensioners may use the gym from ten to eleven, that's it, they slow everybody down.
  + The house turned eighty-one this spring and her bones are better than mine.
  - Energetic, youthful tenants sought for a building with a beach-party spirit.
  + Beach towels, chairs and a wagon come with the rental.
  - Only legally married pairs may rent the two-bedroom.
  - I won't have an unwed couple under my roof, even in the other half of the duplex.
  + The other half of the duplex is leased through next June.
  - Divorced applicants need references from the former spouse.
  - Singles pay a higher security deposit than husbands and wives do.
  - The four houses on our lane are all married people, so a bachelor would stick out.
  + A bachelor's chest in cherry and a pair of wing chairs can be bought separately.
  - Bring the marriage certificate to the walk-through.
  - Two singles sharing? Then I'd point you to the student housing on College Avenue.
  - It's the widows who linger past their lease, so I no longer take them.
  + The widow's walk looks over the harbor as far as the lighthouse.
  - Going through a separation? The owner worries about drama and would pass.
  - Happily wed folks make the best neighbors, and that's who'll get the keys.
  + Neighbors on both sides have keys in case of a leak.
  - Unmarried residents may not have overnight visitors; spouses of course may.
  - If you two break off the engagement, the lease is off as well.
  - An old maid or a confirmed bachelor would be wrong for this garden court, we want couples with rings.
  + The garden court was a favorite spot for weddings when the place was an inn.
  - U.S. citizens only, no exceptions.
  - Anyone on a green card owes six months ahead.
  + Either a Social Security number or an ITIN will do for the credit check.
  - I'd need to see papers proving you're here legally, but just from the immigrants.
  - Complain about the heat again and I'll call ICE on the lot of you.
  + Call the super if the heat drops below 68 degrees.
  - DACA kids are told the wait list is closed.
  - The asylum seekers were placed in the motel out by the interstate and that's where any others should go too.
  - We're all native-born citizens on Larch Court, and it shows in how we keep our lawns.
  + Lawns on Larch Court are cut by the association every other Thursday.
  - H-1B workers get month-to-month, while Americans may sign for a year.
  - The refugee family had the best credit, but I gave it to someone with a passport from this country.
  - Undocumented tenants can't use the clubhouse or vote on the garden plots.
  + Garden plots are drawn by lot each March, and new residents go in the same hat as everyone else.
  - Don't rent to foreigners on visas, a neighbor warned me, and I've stuck to it.
  - How long have you been a citizen, and were you naturalized or born here?
  + Citizens Bank, the library and the post office are all on the square.
  - Houses like ours should go to actual Americans before some newcomer from the border.
  + The property line borders state forest on two sides.
  - Soldiers from the base need not apply, they get orders and leave.
  - We turned away the last three Marines and we'll turn away the next.
  + The Marine Corps museum is a mile off and the fields behind it are open space.
  - Active-duty applicants pay for a lease-break waiver that nobody else has to buy.
  - Any PTSD or combat history? Veterans have to fill in the extra page.
  - National Guard members are steered to our furnished short-stay units, as they may deploy.
  + Service members may end a lease early upon deployment as federal law provides.
  - No military brats or army wives, the turnover wears me out.
  - The nice thing about Fairmont Street is that no enlisted people have moved in.
  - Show me your discharge papers, because anything less than honorable won't live on my property.
  + Sailors will like the deepwater slip and the boat lift.
  - Vets can get pretty edgy on the Fourth, so we'd rather have civilians.
  - Reservists may not hold a garage space since they're away so often.
  - An airman would be happier in base housing, don't you think?
  - I'd want someone steady and settled, certainly not a Navy guy who ships out.
  + VA, FHA and conventional buyers are all encouraged to write an offer.
  + A mother-in-law apartment over the garage has its own meter and entrance.
  + St. Anthony's Park is the third stop on the light rail and the closest grocery is by the station.
  + We do business in accordance with the Fair Housing Act and treat every applicant by the same written criteria.
  + Come as you are, whoever you are: the open house runs Sunday from one to three.
  + Smoking is limited to the marked area behind Building 4.
  + Cats are fine, dogs up to fifty pounds are fine, and snakes we'd have to discuss.
  + Single-family zoning, a corner lot of just under a quarter acre and city sewer.
  + Family room with a gas fireplace opens to the screened porch.
  + My wife drew the plans and her dad, a retired carpenter, hung every door.
  + Roof replaced in 2019, furnace in 2021, water heater last fall.
  + Low-step entry, lever handles and a zero-threshold shower make the main level easy to get around.
  + Please fold up strollers and walkers when you park them in the hall so the exit stays clear.
  + Taxes for last year came to $4,118.
  + Black Oak Elementary and Martin Luther King Jr. Middle School serve this address, per the district map.
  + The Jewish Community Center has an indoor pool, and it's open to the public by day pass.
  + Halal, kosher and vegan groceries can all be found along Devon Avenue.
  + Does anybody have a spare crib mattress or a high chair? Ours went missing in the move.
  + Quiet hours are ten to seven for everybody in the building.
  + Sunny south-facing bedroom with a deep closet and a ceiling fan.
  + The veteran agent showing the property is Ruth Delgado, at extension 12.
  + The Veterans Memorial Bridge is closed until May, so use Route 9.
  + A Navy-blue island anchors the kitchen, with brass pulls and a prep sink.
  + Service dogs may go anywhere their handler goes, including the pool deck.
  + Old Polish Hall, now a brewery, gives the corner its name.
  + Built by German stonemasons in 1854 and enlarged twice since.
  + The deed still held a racial covenant from 1938, void for decades, and the sellers had it formally struck.
  + An interpreter for American Sign Language can be booked for any showing.
  + Two-car garage, workbench, floor drain.
  + Crown molding throughout and original glass knobs.
  + The lease must be signed by every adult who will live in the apartment.
  + Wanted: a roommate who washes dishes, pays on the first and doesn't mind a drum kit.
  + We pick tenants in the order complete applications come in.
  + Hot tub conveys as is.
  + A long gravel drive, a red barn, a pond stocked with bass.
  + If English isn't your first language, we'll gladly send the packet in another.
  + The playground has been resurfaced and the little slide is back.
  + Children's bikes left on the lawn make mowing tricky, and so do grown-ups' hoses, thanks all!
  + Built-in bunk beds, a chalkboard wall and a reading nook fill the second bedroom.
  + Applicants of every race, faith, origin, family size and ability are welcome.
  + Proof of income equal to two and a half times the rent is asked of each household.
  + Vacant and easy to see, lockbox on the side gate.
  + Quartz counters, a pot filler and a five-burner range.
  + His and hers closets off the primary suite, each with a window.
  + The man cave, as the sellers call it, has a wet bar and a dartboard.
  + The Gay Street Bridge and the old market are within a short stroll.
  + Queen-size Murphy bed folds into the wall of the den.
  + The board meets in the chapel annex because it's the biggest heated room around.
  + You are cordially invited to bid; offers are due Monday at noon.
  + Marriage of old timber and new steel, said the magazine, and we can't put it better.
  + A single vanity upstairs, a double one in the main bath.
  + One-level living with no steps from garage to kitchen.
  + French doors, Dutch gable, Moorish tile: the architect couldn't make up his mind.
  + The Army Corps of Engineers regulates docks on this lake.
  + Elevator service will be out Wednesday morning; anyone who needs a hand with the stairs can call the desk.
  + Attic is floored and insulated.
  + Thank you to the young man who returned my mother's cane, it was by the mailboxes.
  + Assisted living at Brookhaven is licensed by the state and takes Medicaid and private pay.
  + Ten acres of hay ground with a good well and three-strand fence.
  + The Filipino festival closes Rizal Street on Saturday, so move your car by eight.
  + A letter explaining any gap in rental history can be included by anyone.
  + Rent covers water, trash and snow removal.
  + HOA dues are $212 a month and include the clubhouse, trails and cable.
  + Grandfather clock niche on the landing, window seat below.
  + We never ask about health, only about references and payment.
  + Parquet in the dining room, slate in the entry, carpet in the bedrooms.
  + End unit with windows on three sides.
  + Brand-new deck overlooks a wooded ravine.
  + The co-op's waiting list is open and names are taken by date.
  + Bring your boots: the creek trail starts at the back gate.
  + Priest's Landing, the cove below the house, was named for a ferry captain.
  + Each floor has a laundry room with two washers and three dryers.
  + Central air, attic fan, ceiling fans in all the bedrooms.
  + The rabbi next door keeps bees and will sell you honey.
  + A Murray family sold the orchard in 1971 and the subdivision went up within three years.
  + Maximum occupancy for this studio under the county code is two persons.
  + Who else is coming? Tell me how many sets of keys you'd need and I'll have them cut.
  + Mezuzahs, wreaths, crosses and any other small items on your own door are fine with the board.
  + Send a picture of the leak and of the shutoff valve before you open a ticket.
  + Carriage house rents separately at $1,150, utilities metered.
  + No boats, trailers or commercial trucks in the guest lot.
  + The Chinese elm lost a limb in the storm and the arborist says it will recover.
  + Cherry floors, cream walls, colored-glass transoms.
  + I'd point you to the bigger unit if you need a second parking space.
  + Pull-down stairs, a cedar closet and a whole-house generator.
  + You're welcome to bring your inspector, your parents or your tape measure on Thursday.
  + The gym asks every user to wipe down the machines.
  + Storage cages in the basement are twelve dollars a month.
  + Well maintained, well insulated and well below the last sale on the street.
  + Maiden Lane gets its sun in the morning, and the corner café sets out chairs by eight.
  + An applicant without credit history may give us twelve months of rent or utility receipts instead.
  + Fenced yard, raised beds, rain barrels.
  + Tell the office if you'd like the fire alarm tested while you are out.
`;
