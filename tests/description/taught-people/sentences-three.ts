// Data: one sentence a line, "+" innocent and "-" unfair.
export const PEOPLE_THREE = `
  - The board would rather not see another Section 8 family move into Building C.
  - Children under twelve may not use the pool, the courtyard or the elevators unless a parent holds their hand.
  - We've kept this cul-de-sac white since 1962 and most of us would like it to stay that way.
  - Owners who lease their units must obtain a copy of each tenant's green card for the association's files.
  - Please don't rent to soldiers again; they get orders and leave us with an empty unit.
  - Your scooter chair scuffs the lobby marble, so the committee asks that you come in by the service door.
  - A $75 monthly surcharge applies to every minor living in the unit.
  - Unmarried couples will not be approved by the membership committee.
  - Mezuzahs are an eyesore on our doorframes and residents who need one should look for a building that suits them better.
  - Since so many of our neighbors are retired, we are asking owners to stop selling to people in their twenties.
  - Two men sharing a bedroom isn't the sort of household this community was built for.
  - To process your request for a ramp, send us your full medical chart and a list of prescriptions.
  - Heads up, folks: the Hernandez place is being shown to more Mexicans this weekend, so call the owner and tell him what you think.
  - Management places households with kids on the ground floor of the rear building only.
  - I won't have a Muslim family sharing my wall, and I told the super so.
  - Residents on disability checks pay a double deposit because their income isn't earned.
  - The interview panel was uneasy about the applicant's accent and recommends declining.
  - Lighter-complexioned applicants have always fit in better here, as the former president liked to say.
  - Ladies only on floors two through four; male applicants will be sent to our sister property on Route 9.
  - As a Christian community, we expect new members to share our faith.
  - If you are a transgender person, we ask that you not use the clubhouse locker rooms at all.
  - No vouchers, no assistance programs, no exceptions, says the owner of 4B.
  - The Board does not recognize emotional support animals and will fine anyone who claims to need one for depression.
  - We had a good run without toddlers until the Parkers moved in; let's make sure the next sale goes to empty nesters.
  - Anyone here on a work visa must prepay the entire year.
  - Divorced women bring drama, and this co-op has had enough of it.
  - Applicants over 70 must bring a letter from a doctor stating they can live alone safely.
  - Our Somali tenants are all in the 300 block, where they're happier among themselves.
  - Would the seller kindly confirm that the buyers aren't Indian before we waive our right of first refusal?
  - Chalk drawings, bikes, balls and the sound of youngsters at play are banned everywhere on the grounds, and families who object should move.
  - The Orthodox are buying up the whole street, so the association voted to match any offer they make and keep them out.
  - Persons with a history of mental illness may not reside at Willow Court.
  - We prefer a nuclear household: husband, wife, nobody shacking up.
  - National Guard members are asked to sign a waiver of their right to break the lease on deployment.
  - It would be best if the gentleman with the seizures lived somewhere with nurses.
  - I've nothing against Black people, but three on one block is plenty.
  - Our rules committee will not approve leases for pregnant women, given the noise that follows.
  - Undocumented? Don't bother filling in the form, we will report you.
  - Seniors who need a walker must use the back garden so prospective buyers won't think it's a nursing home.
  - Only English may be spoken in the laundry room, the gym and the hallways.
  - Nobody under 35, please; young people don't pay attention to trash day.
  - The owner of the townhouse is looking for a nice Catholic family from the parish.
  - Pay stubs from a real job only; alimony, SSI and child support don't count with us.
  - Lesbians are welcome to apply next door.
  - The HOA opposes the group home on Larch Lane because recovering addicts and retarded adults do not belong near our houses.
  - Single moms tend to be late with rent, so we ask them for a cosigner.
  - Please list the race of all occupants so that the board may keep the building balanced.
  - Ex-military with PTSD need not apply, we learned that lesson in Unit 12.
  - A family of five Guatemalans is not what we had in mind when we said long-term tenants.
  - Dear Ms. Owens, the committee feels you'd be more comfortable in Eastgate, where there are many more African American residents.
  - Kids' hours at the pool are 10 to 11 on Saturdays; at all other times it's for adults.
  - We require foreign-born tenants to supply two additional references from U.S. citizens.
  - My landlord friend filters them by name: if it sounds Arab, it goes in the trash.
  - Adults preferred, as the hallways echo.
  - Deaf applicants can't be accepted because they wouldn't hear the fire alarm.
  - The condominium will be calmer if 7A goes to a married couple rather than some bachelor.
  - Assigned parking close to the door is for able-bodied owners who bought early, and we are not moving anyone for a wheelchair.
  - Vets using HUD-VASH are nothing but trouble, and the trustees won't sign off on one.
  - Hindu cooking and incense have driven away two buyers, so the next lease should go to somebody American.
  - We no longer rent to anyone whose rent is paid by a church, the county or the VA.
  - Let me be frank: this was a gentile building when I bought.
  - New rule effective May 1: no more than one child per two-bedroom unit, although three adults are still fine.
  - Residents from the halfway program for the mentally disabled must be accompanied in all common areas.
  - You people with the hijabs are scaring the older owners, so use the side entrance.
  - The roommate pool in this complex is male engineers, and girls complicate things.
  - Can the agent steer the Haitian family toward Pine Hollow instead?
  - Applicants must disclose HIV status on page three of the residency questionnaire.
  - Nextdoor neighbors, if we don't organize, the complex will fill up with welfare queens.
  - Our bylaws limit residency to members of the Caucasian race and their servants.
  - There's a fee of $300 for installing a grab bar, and $50 a month for keeping it.
  - No students fresh out of school and no grandmas either; thirty to fifty is the sweet spot.
  - Proof of marriage must be enclosed with every joint application.
  - I'm the landlord next door and I only take Koreans, they keep the place spotless.
  - Gay pride flags tell me who lives there, and we'd rather their lease not be renewed.
  + The mother-in-law apartment over the garage has its own meter and a separate entrance.
  + Please leave the accessible space by the ramp free, even if you are only stopping for a minute.
  + Our pool closes at 10 p.m. for everyone, owners and guests alike.
  + Service animals are not pets, and no pet fee will be charged for them.
  + The association meets in the basement of St. Brendan's Church on the first Tuesday of each month.
  + Requests for reasonable accommodations may be made at any time, in writing or in person, to the manager.
  + Repainting of the white railings on Building B starts Monday.
  + Lost: a child's blue tricycle, last seen beside the mailboxes on Navajo Court.
  + This is a 55-and-older community operating under the Housing for Older Persons Act.
  + Occupancy is limited to two persons per bedroom plus one, as the city code provides.
  + Every applicant must show a monthly income of three times the rent, from any lawful source.
  + Does anybody have a recipe for Swedish meatballs for the potluck?
  + The board has approved brown, black and dark bronze for front doors.
  + Smoking is prohibited within 25 feet of any entrance.
  + The notice is available in Spanish, Vietnamese and Haitian Creole at the front desk.
  + Strollers and bicycles may not be left in the stairwell, by order of the fire marshal.
  + Built in 1911 as a convent, the building was converted to twelve condominiums in 1986.
  + Mrs. Kowalski in 3F will let you in for the showing on Saturday.
  + A new wheelchair lift has been installed at the Elm Street entrance.
  + We welcome all persons regardless of race, color, religion, sex, disability, familial status or national origin.
  + The nursery on Route 20 is giving residents ten percent off shrubs this month.
  + Trash chutes will be cleaned on Thursday between 9 and noon.
  + Unit 5C has a primary bedroom with a walk-in closet and a view of the synagogue's copper dome.
  + Dogs must be leashed in the courtyard, and owners must pick up after them.
  + Housing Choice Vouchers are accepted at all of our properties.
  + Veterans Parkway will be closed for the parade until two o'clock.
  + The family room has been rewired and the fireplace relined.
  + Thanks to the young man who carried my groceries up when the elevator was down!
  + Single-family homes in Phase II have a transfer fee of $400, payable at closing.
  + The lobby will be decorated for the season by volunteers, and anyone may add a tradition of their own.
  + Replacement keys cost $25 each.
  + If you need this letter in large print or Braille, call the office.
  + Please welcome the Nguyens, who bought the corner house and have already brought us spring rolls.
  + For sale by neighbor: crib, high chair and a bunk bed, all in good shape.
  + The jack-and-jill bath connects the two back bedrooms.
  + All adults on the lease must complete the same background screening.
  + The gutters on the north side were replaced last October with seamless aluminum.
  + Quiet hours run from 10 p.m. to 7 a.m. in every unit.
  + Under federal law, an owner may put up an antenna less than a meter across on her own balcony.
  + Parking on Church Street is alternate-side from December to March.
  + The racial covenant in our 1938 deed is void, and the board voted to have it struck from the record.
  + Come see us on Sunday, anyone who is curious about the neighborhood is welcome.
  + A bachelor's chest left in the storage room must be claimed by Friday.
  + The sauna and steam room have been retiled in gray slate.
  + Our Irish pub night is back on March 17, corned beef and all.
  + Grab bars can be put in the bathroom at no charge by our maintenance crew.
  + Your lease expires on August 31, and we would like to offer you a renewal at the same rent.
  + The Boy Scouts will pick up your Christmas trees at the curb on January 6.
  + Assessments for the second quarter are due April 15.
  + I've lived next to the old Presbyterian manse for thirty years and still love those bells.
  + The Polish bakery on the corner has reopened, and the line is out the door.
  + Guests may use the visitor lot for up to 48 hours with a pass.
  + Senior planner Dana Whitfield will explain the zoning change to us on Wednesday.
  + Elevator 2 now has Braille buttons and an audible floor announcement.
  + The unit has two bedrooms, one and a half baths and a galley kitchen with a gas range.
  + No fireworks may be set off on association grounds, not even on the Fourth.
  + The servicemember clause on page six lets you end your lease without penalty if you receive orders.
  + Coyotes were seen behind the tennis courts again last night, so keep your cats in.
  + The French doors in the clubhouse stick, and a carpenter is coming Tuesday.
  + An assistance animal request form is on the website, although you needn't use our form.
  + Hispanic Heritage Month concert on the lawn, Saturday at six, everybody come!
  + Who left the gate open?
  + The playground slide is being repaired and will reopen by Memorial Day.
  + Master keys are kept in the office safe and signed out by staff only.
  + Applications are taken in the order received, without exception.
  + The Chinese elm by the entrance lost a limb in the storm.
  + We do not discriminate on the basis of source of income, age or marital status.
  + The Widow's Walk on the Hale House roof was rebuilt by the association in 2004.
  + Hot water will be off in the east tower from 8 to 11 tomorrow.
  + Condo 210 comes with a deeded garage stall, a storage cage and a fob for the gym.
  + The school bus stops at the corner of Maple and 4th at 7:40.
  + A $35 late fee is charged to any account unpaid after the fifth.
  + Our treasurer, Imam Yusuf's neighbor of many years, will present the reserve study.
  + The red maple at number 14 is to be pruned on Friday.
  - Somebody should warn the realtor that this isn't a street for Blacks.
  - Because of liability, blind residents may not use the fitness center without a paid aide.
  - Renting to a gay couple was a mistake the owners of 9 won't be allowed to repeat.
  - The seller of the villa wants it to go to believers, so bring a letter from your pastor.
  - Families with babies are being moved to the Birch annex at renewal so that the tower can be quiet.
  - Show me your passport and your Social Security card, since you weren't born here.
  - I'd take the teacher over the guy on food stamps any day, steady work or no.
  - Too old for the stairs, too old for the building, if you ask the co-op president.
  - Our attorney will contact any owner who sublets to Jehovah's Witnesses.
  - Reservists go to the bottom of the waiting list because they could be called up.
  - The newlyweds get the end unit; the two who are merely living together can look elsewhere.
  - We ask that you describe the nature and severity of your disability before we discuss a parking space.
  - Filipino nurses make excellent tenants and we try to fill the upper floors with them.
  - Notice: teenagers found outside after 7 p.m. will cause their parents' lease to be terminated.
  - That unit has gone to a trans person, so the neighbors have asked the owner to reconsider.
  - Dark-skinned visitors will be asked for identification at the gate.
  - It's a mature building, with no little ones, and we intend to keep it so.
  - The rent is $1,400, or $1,600 if the county is paying any part of it.
  - Women living alone are discouraged from applying for garden-level units.
  - No Gypsies.
  - Would-be shareholders of the Jewish persuasion have usually been happier across the park.
  - Our insurance won't have people on oxygen, so she'll need to find another place.
  - Applicants with DACA status are declined automatically under Policy 11.
  - We aren't a daycare; if you've got a newborn on the way, please give notice now.
  - A divorced man with weekend custody isn't what the membership committee likes to see.
  - I told the management company that I want Americans upstairs from me, not refugees.
  - Your daughter's autism is disturbing other owners and the board asks that you relocate her.
  - Sikhs in turbans alarm some of our owners, so the leasing desk will steer them to the sister complex.
  - Under the new guidelines, a boy and a girl over age five may not live in a two-bedroom with their mother.
  - No SSDI, no unemployment, no grants: wages only.
  - Here on the hill we're proud to be a neighborhood of Anglo families who look after their own.
  - The room in my duplex next to yours is for a straight male, just so there are no misunderstandings.
  - Millennials and younger will be turned down, whatever their credit says.
  - Cancer patients have a way of leaving suddenly, so I ask for a clean bill of health first.
  - Let the Asian buyers know that the other development is closer to their markets and temples.
  - The deposit for enlisted personnel is twice the civilian deposit.
  - We regret that a household of grandparents raising small grandchildren does not fit the character of the Terrace.
  - Please keep your wheelchair-bound guest out of the dining room on Sundays, when prospective members visit.
  - Two applicants were equal on paper, so the committee went with the one who goes to Mass.
  - Widows are fine, but never-married mothers should be referred to the apartments on Third.
  - Brazilian tenants throw parties, and from now on the answer is no.
  - If the new folks are here illegally, and they look it, ICE has a tip line.
  - A walker in the corridor gives the wrong impression; residents who require one ought to consider assisted living.
  - Prefer female.
  - The landlord at 212 says mixed-race couples upset the other tenants.
  - To preserve the tone of the club, memberships with the house go only to those of Northern European descent.
  - Any resident who files a claim for a comfort animal owes a $500 administrative fee and a psychiatrist's affidavit.
  - We've heard you practice Santeria, and we do not want that sort of worship in our condominium.
  - Rapid rehousing clients are bad news, so owners taking them will be fined.
  - Quiet professionals with grown children are the buyers our board approves.
  - How many kids are you planning to have? The committee wants to know before it votes.
  - Same-sex partners may not be added to the deed in this community.
  - Russians bought number 30 and Ukrainians number 32, so enough with the foreigners already.
  - The upper age for new tenants is sixty, since we don't want to deal with dementia.
  - No little people with mental problems, no meds, no drama, thanks.
  - We'd be glad to have you, but our other residents aren't used to living with colored people.
  - Your alimony may stop any month, therefore we can't count it and must decline.
  - Unit owners: you are reminded not to lease to persons awaiting asylum.
  - He's a veteran with a bad leg and a temper, and we voted against veterans for that reason.
  - The ideal buyer would be a young couple with no plans for children.
  - We hold the first-floor apartments for men because women are afraid of break-ins.
  - Nobody in our row speaks Spanish and that's how we like it, so tell your agent.
  - A medical alert bracelet was noticed at your interview; kindly explain what it's for before we proceed.
  - Evangelicals only in the lake cottages; others may rent by the road.
  - Since you are single, your application fee is doubled; spouses pay only once at Lakemont.
  - Native Americans from the reservation have to pay six months up front at this complex.
  - The office will show Puerto Ricans units in the 900 building and nowhere else.
  - A lady of your years would surely be happier at the retirement home down the road.
  - Only U.S. citizens may hold a lease at Stonegate Commons.
  - We don't do housing authority inspections, hence we don't do those tenants.
  - I'd call this block a good Lutheran block, and newcomers who aren't should think twice.
  - Hoping for neighbors like us, if you know what I mean, and not from over the river.
  - My husband and I will sell, but not to two women raising a child together.
  - Children make noise; therefore an additional security deposit of $250 per child is due at move-in.
  - A bipolar roommate burned us last year, so the sublet form now asks about psychiatric diagnoses.
  - The Coast Guard crowd is transient and we don't want them as renters at Harbor Row.
  - Elevator A is for owners; households with toddlers and housekeepers shall use Elevator B.
  - We can't have a methadone patient in recovery living above the preschool, so the application is denied.
  - Just so you know, the Patels' relatives will be outbid; the trustees don't want more Indians on the lake.
  - A man in a dress is not going to be approved by this co-op.
  - College-age kids are wild, so no one between 18 and 25, even with a guarantor.
  - The association's welcome basket says it all: we're a traditional community for husbands, wives and churchgoers.
  - Renters whose English is poor are shown the basement apartments first.
  - Owners of Cedar Point, ask about nationality before signing, and send the Yemenis to the manager of Oak Point.
  - Stepfamilies and foster children put a strain on the playground, so the board will limit their number.
  - Tell the fellow with Down syndrome that the vacancy has been filled, even though it hasn't.
  + The maintenance crew will flush the hydrants along Jerusalem Avenue this week.
  + Anyone needing an interpreter for the annual meeting can have one free of charge.
  + A new roof, dated 2021, covers all six units.
  + Please don't let the side door slam.
  + The board thanks the Girl Scouts for planting the tulips around the flagpole.
  + White vinegar works better than bleach on those mildew spots, by the way.
  + The bathroom at the clubhouse has been widened for wheelchairs and fitted with a lower sink.
  + Lease applications require a photo ID, two references and a $40 screening fee from each adult.
  + Section 8 of our bylaws deals with fences and hedges.
  + Does this association allow sheds? Yes, up to eighty square feet.
  + A hot tub cover was blown off in the wind and landed in the Millers' yard.
  + Balconies are to be kept clear of laundry, bikes and grills.
  + You may request a closer parking space because of a disability, and we'll answer within ten days.
  + St. Joseph Hospital is four blocks south of the complex.
  + Our building has 48 units on six floors and a doorman until midnight.
  + Please join us for latkes, tamales and cookies at the all-residents holiday party.
  + The American Legion hall rents us its lot for overflow parking.
  + Kids, parents and grandparents alike are invited to Saturday's chalk festival on the sidewalk.
  + An owner may rent out his unit for terms of no less than six months.
  + The Spanish tile roofs in Phase III must be cleaned without pressure washers.
  + Our lawyers confirmed that a family's children can't be barred from the pool, and the old rule has been repealed.
  + Recycling goes in the blue bins and garbage in the black ones.
  + We have a two-bedroom coming open in June with south light and a dishwasher.
  + Nuisance barking should be reported to the office and not on Facebook.
  + The Hebrew school next door lets out at 3:15, so allow extra time for traffic.
  + Contractors must be licensed, insured and gone by five.
  + Somebody's selling a Persian rug, nine by twelve, in the lobby tomorrow.
  + Fair housing training is mandatory for every board member this year.
  + The elevator will be out of service Wednesday; residents who can't use the stairs may call us for a free hotel room.
  + Granite counters, oak floors and a brick hearth in the living room.
  + My mother lived in this house for fifty years and planted every one of those roses.
  + No more than eight people may be in the spa at one time, per the county health permit.
  + The association office is on the first floor, across from the mail room.
  + Per state law, at least one resident of each home in Sunset Ridge, our registered senior community, must be 55 or better.
  + We'd love to have new neighbors, whoever they may be.
  + Japanese beetles have got into the roses around the fountain.
  + Flags of any branch of the armed forces may be flown under Article 12.
  + All owners, please move your cars from the east lot before sealcoating begins.
  + Black Oak Drive will get new streetlights in the fall.
  + The handrails on the ramp are being sanded and painted on Monday, so use the west ramp instead.
  + Monthly dues of $310 cover water, trash, exterior insurance and snow removal.
  + A toddler's shoe was found by the fountain and is at the concierge desk.
  + Grandmother's oak, as we call it, is over two hundred years old.
  + Security deposits are one month's rent for every tenant.
  + No pets over forty pounds, except assistance animals, to which the limit doesn't apply.
  + The Immaculate Conception fish fry is Friday, and the line for parking will reach our gate.
  + Your bachelor apartment, unit 3, is due for a filter change.
  + We treat all inquiries alike and show every available unit to every person who asks.
  + The ladies' locker room has a leak, so please use the one by the sauna until Thursday.
  + Greek Festival this weekend, expect a shuttle on our street!
  + A reminder that amplified music outdoors ends at nine.
  + Mr. Abdullah, our new manager, starts on the 15th and has an open door.
  + Storage lockers are six by eight and rent for $30 a month.
  + The disabled alarm panel in the boiler room has been replaced.
  + Would whoever borrowed the hand truck bring it back?
  + Closed captions will be on at movie night in the clubhouse.
  + The servants' staircase from 1890 still leads from the pantry to the attic.
  + Income from work, pensions, vouchers, child support or benefits is counted the same way.
  + Sale pending on the ranch at 81 Quaker Lane, congratulations to the Baileys.
  + Tenants have a right to organize, and the community room may be reserved for that purpose.
  + The new playground has a wide rubber path and a swing for kids who use wheelchairs.
  + No skateboards, scooters or bikes, whoever is riding, inside the parking garage.
  + Windows must be washed by hand, and the frames wiped with a dry cloth.
  + Indian Creek overflowed again and the trail is under water.
  + In 1954 the first Black family on our street bought number 22, and a plaque now honors them.
  + Do come to the open house at 16 Linden, there'll be lemonade on the porch.
  + The heat is included, but electricity and internet are not.
  + You may install a mezuzah, cross or other religious object on your door frame.
  + Two dogwoods and a magnolia were planted in memory of our late neighbor, Colonel Price.
  + Men's doubles and women's doubles sign-ups for the tennis tournament are both posted on the board.
  + The minutes of our March meeting were taken by Rosa Delgado.
  + If you think you've been treated unfairly in housing, you can call HUD at 1-800-669-9777.
  + Turkish coffee and baklava are on me for anybody who helps me move the piano.
  + Move-ins are allowed on weekdays from nine to four and need an elevator reservation.
  + All visitors, without exception, sign in with the guard.
  + The unit's second bedroom has been used as a nursery and still has the cloud mural.
  + Shingles were damaged on the old carriage house, and I don't mean the illness!
  + The Section 504 coordinator for our properties is Lynn Carver, extension 12.
  + A dual-income budget isn't needed to pass our screening, just a rent-to-income ratio of one third per household.
  + Please return your ballot in the yellow envelope by November 3.
  + We're between the Korean barbecue place and the public library.
  + Young trees need ten gallons a week in July, so keep an eye on yours.
  + A military clock, a brass bed and a Shaker rocker will be sold at the estate sale on the Cahill property.
  + Hard-of-hearing residents can get a flashing doorbell and smoke detector from us at no cost.
  + The end townhome has an attached garage, vaulted ceiling and a patio facing west.
  + The old Methodist parsonage across the way is getting a new porch.
`;
