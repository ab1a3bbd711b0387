// Data: one sentence a line, "+" innocent and "-" unfair.
export const PEOPLE_FOUR = `
  - We had always pictured the house passing to a young Christian family, and we would be grateful if you kept that in mind.
  - No kids.
  - Mrs. Hallam would feel more at ease, she tells me, with a lady upstairs rather than a gentleman.
  - Vouchers? No thanks.
  - While we bear no ill will toward anyone, my husband and I would rather not sell to a same-sex couple.
  - The owner wonders, with all respect, whether your client was born in this country.
  - Whites preferred.
  - Your note about your deployment was moving, but my sister does not care to lease to anyone on active duty.
  - I'm afraid the stairs would be a trial for someone with your hip, so I've taken the liberty of showing you the ranch on Cole Street instead.
  - Married couples only, please; the vestry cottage has never been let to anyone living together without a ring.
  - Green card or goodbye.
  - It is, if I may say so, a building for people of a certain faith, and you might be happier near the mosque on Route 9.
  - Nobody over fifty.
  - Might I ask what medication your son takes before we go any further with the lease?
  - Our seller was charmed by your letter but hoped for buyers of Italian blood, as the street has always been.
  - The ideal purchaser is a retired professional pair whose children have long since flown.
  - No Section 8, no disability checks, no exceptions.
  - A graceful two-bedroom, best suited to a single career woman without little ones.
  - We do ask divorced applicants for an additional month's deposit, which I hope you'll understand.
  - Veterans need not call.
  - I should mention, discreetly, that the board has never admitted a Black shareholder and isn't likely to begin with you.
  - My mother would turn in her grave if a mosque-goer hung his coat in her hall.
  - Straight people only.
  - Forgive my asking, but are you two sisters, or is it something else? The landlord is rather old-fashioned about that.
  - We'd be so pleased to have another Jewish family take over Bubbe's kitchen, and will weigh offers accordingly.
  - The wheelchair would mark up the parquet, so Mr. Dunne has decided on another applicant.
  - Regrettably the co-op looks for shareholders in their thirties and forties, and you are, I believe, seventy-one.
  - Asylum seekers are asked to try the motel.
  - One must speak of these things delicately: darker-skinned visitors tend not to be approved here.
  - Families with toddlers are kindly placed in the rear building, where the noise is less bothersome.
  - Men only in the basement unit.
  - Thank you for the lovely drawing your daughter made; sadly my aunt wants a household with no one under sixteen.
  - Since you receive child support rather than a salary, the owners would prefer we not continue.
  - Trans applicants make the other ladies uncomfortable, and I would ask you to withdraw quietly.
  - Korean tenants preferred, as Mrs. Pak speaks little English and likes her own people near.
  - We shall need a letter from your psychiatrist stating that you're well enough to live by yourself.
  - Ours is a quiet circle of churchgoing neighbors, and we trust any buyer will share our Lord and our pew.
  - Bachelors pay double.
  - The colonel's widow next door says soldiers come and go like the tide, and so we rent to civilians.
  - A gentle word: the Haitian ladies all live on the north side, and I think you'd be more comfortable among them.
  - Too old for us, sorry.
  - Would you be so kind as to bring your naturalization certificate when you come to view the flat?
  - The family hopes very much that Grandfather's farm will stay in white hands.
  - No Muslims.
  - An address for the well-bred Anglo-Saxon gentleman who values privacy.
  - Because you're expecting in the spring, the trustees thought the carriage house would no longer be right for you.
  - Our policy, politely put, is that applicants living on Social Security disability look elsewhere.
  - Any guest who uses a walker is requested not to linger in the lobby, as it lowers the tone.
  - Mr. Aldous is seeking a widow, never a divorcée, for the second floor.
  - Gays? Not in my duplex.
  - We have noticed your accent and wonder if your people might find more of what they like across the river.
  - Seniors are so tiresome about the heat; send me somebody in their twenties.
  - I was asked to inquire whether your wife covers her hair, since the owner has views about that.
  - The sellers, both Navy parents, will consider only a buyer with a service record.
  - No Mexicans, and don't ask twice.
  - The apartment would, I fear, be wasted on a blind tenant; its whole charm is the view.
  - Housing assistance recipients may apply for the garden level only.
  - It would be a kindness to the other residents if you left your boy with autism at his father's on weekends.
  - Unmarried partners must sign two leases and pay two deposits.
  - Lovely as your Sikh family seems, the association would sooner have people who worship as we do.
  - Girls only, no boyfriends' names on the lease, and no fellows applying.
  - We are proud to say that all forty households here are American-born.
  - Your skin tone was remarked upon after the showing, and I regret to tell you they've gone with someone fairer.
  - An extra seventy-five dollars a month is customary for each child.
  - I'm told your income comes from a pension for a service injury; the owner likes people who go to work in the morning.
  - Nonbinary? Then which bathroom? Pass.
  - The Ashworths would be delighted to sell to another retired couple and have told me to discourage anyone with schoolchildren.
  - DACA students may inquire at the other property, please, not at this one.
  - We prefer that tenants be between twenty-five and forty-five.
  - Ladies of the Methodist persuasion will be given first choice of rooms.
  - After some thought, Father has concluded he cannot in conscience lease to a Jehovah's Witness.
  - Single moms never last here.
  - Perhaps you'd care to see Maple Court, where most of the Black families have settled so nicely.
  - Reservists are respectfully informed that we don't accept tenants who may be called away.
  - Your oxygen tank worries the neighbors, and we ask that you give notice by June.
  - Husband required.
  - The building is, how shall I say, European in complexion, and the owners like to keep it so.
  - Would the gentleman with epilepsy kindly confirm, in writing, when he last had a seizure?
  - We couldn't help seeing that your pay stubs come from the VA, and Mr. Lund would rather have a schoolteacher.
  - Filipinos cook too much. Denied.
  - In light of your age, the management must insist on a younger co-signer.
  + The mother-in-law apartment has its own stair, a small kitchen and a door to the side garden.
  + Slate roof, copper gutters.
  + We loved every one of our thirty-one years at Number Twelve, and we hope whoever comes next will love the lilacs too.
  + No smoking indoors, please, and no candles in the attic.
  + Mr. Everett's assistant, Fatima, will meet you at the gate on Thursday at ten.
  + Large print and Spanish copies of the application are at the front desk.
  + Service dogs are not pets, so there's no pet fee for them.
  + A bachelor's chest of walnut stays with the guest room.
  + Our office does business in accordance with the Fair Housing Act and welcomes everyone through its door.
  + Taxes were $6,140 last year.
  + Should you need a grab bar, a closer parking space or any other accommodation, do write to us and we'll gladly arrange it.
  + The nursery, papered in pale yellow, makes a pleasant study.
  + St. Brigid's bells can be heard on Sunday mornings from the upper porch.
  + White oak floors run throughout.
  + Willow Bend is a community for persons fifty-five and older, operated under the federal housing for older persons exemption.
  + Each applicant, without distinction, shows income of two and a half times the rent.
  + Kindly leave the accessible space by the ramp open for those who hold a placard.
  + The house was built in 1911 for a ship's surgeon who never lived in it.
  + Two cats at most.
  + Housing vouchers are welcome here and count toward the income requirement.
  + You are warmly invited to tea and a tour this Saturday between two and four.
  + The former rectory sits behind a low wall of fieldstone, with pear trees on the south side.
  + A no-step entry, wide halls and lever handles were added in 2019.
  + My grandmother came from Calabria, and the fig by the shed grew from a cutting she carried over.
  + Strollers and tricycles may be stored beneath the stairs, provided the exit stays clear.
  + Occupancy is limited to four persons under the town code, whoever they may be.
  + Offers are due Monday at noon.
  + We'd be honored to have you consider our offer, which is for the full asking price and carries no contingencies.
  + An Irish pub, a Thai kitchen and an excellent Greek baker lie within two blocks.
  + The gentleman's valet stand in the dressing room isn't included.
  + Black granite counters, brass taps.
  + The family room opens through French doors onto a brick terrace.
  + Your letter was kind, but we choose among offers by price and terms alone and have not read the personal part.
  + Mrs. Pruitt next door sends her regards and a jar of plum jam.
  + The synagogue on Third Street has a parking lot that floods in heavy rain.
  + All are welcome at the summer picnic, residents and guests alike.
  + Hot water was replaced last fall.
  + VA and FHA financing are both acceptable to the sellers.
  + The elevator will be out of service Tuesday; anyone who needs help with the stairs may ring the concierge.
  + Please rinse the sand from your feet before entering by the beach door.
  + It is a single-family house on a third of an acre, zoned R-2.
  + Grandfather clock, not for sale.
  + Veterans Boulevard will be closed for paving on the ninth.
  + The agent for the estate is Dr. Okonkwo's niece, who can answer questions about the deed.
  + Bay windows on the landing catch the last of the light.
  + We do not ask about health, faith or family on our form, and we'd thank you not to tell us.
  + The previous owners, a pair of retired cellists, lined the music room in cork.
  + One parking place per apartment.
  + Captain's Walk and Nun's Lane meet at the bottom of the hill.
  + Applications are considered in the order they arrive.
  + A white picket fence borders the front, and a row of blue hydrangeas follows the drive.
  + If English isn't your first language, an interpreter can be had at no cost.
  + The swing set and the sandbox convey with the property.
  + Screened porch, ceiling fan, good breezes.
  + Reasonable modifications are permitted, and the manager will explain the procedure to any resident who asks.
  + Jerusalem artichokes have quite taken over the vegetable bed, I'm sorry to say.
  + The boiler hums a little in January, as it has since 1987.
  + Deposit equals one month's rent, the same for each household.
  + Lincoln Elementary and the public library share a lawn two streets over.
  + Anyone may apply.
  + I retired from the bank in March, and we are moving nearer to our daughter in Tucson.
  + A powder room is tucked beneath the main stair.
  + Closing can be as soon as you wish.
  + Quiet hours run from ten at night to seven in the morning, for all of us.
  + The Quaker meetinghouse across the green dates from 1788 and is open to visitors in July.
  + The king-sized bedroom faces the orchard.
  + Birds, fish and small dogs are allowed with a signed pet addendum.
  + Our cook's Lebanese lamb pie will be served at the open house.
  + Cedar closets on both floors have kept the moths away for decades.
  + The hearing-aid loop in the community hall has been repaired.
  + Do come and see the garden while the peonies last.
  + No pool.
  + The man who wrote these listings, Señor Ibáñez, also took the photographs.
  + A maid's room off the kitchen is now a pantry with slate shelves.
  + We accept lawful, verifiable income of every kind, including benefits and support payments.
  + Radon test: 1.8.
  + Christmas lights may stay up until the end of January, and so may any other holiday's.
  + The widow's walk gives a view of the harbor as far as the lighthouse.
  + Pecky cypress paneling lines the study, and the mantel is Vermont marble.
  + Bring your own lender or use ours.
  - The co-op has long been the home of fine Protestant families, and the committee means to see that continue.
  - We'd rather not rent to anybody who gets a check from the county.
  - Having met your twins, Mrs. Oakes feels that another landlady might be more suited to you.
  - Deaf tenant? Fire risk. No.
  - Perhaps it would be wiser to apply once your husband has joined you; the owner is wary of women by themselves.
  - I am instructed to say that persons of Arab descent are asked for twelve months in advance.
  - Light-skinned roommate wanted.
  - Dear buyers, we do so hope you are, like us, a traditional husband and wife.
  - Undocumented people get the cash price, which is higher.
  - The suite is offered to a mature gentleman of sixty or more; youngsters in their twenties will not be considered.
  - Military? Find the base.
  - A refined enclave where one's neighbors are, almost without exception, of old English stock.
  - The doctor's report on your cancer must reach us before the interview, if you would be so good.
  - Adults only by the pool after noon; mothers and their little ones have the morning.
  - Lesbians next door would upset my mother, so your application goes no further.
  - Mr. Van Horn respectfully declines applicants who are separated but not yet divorced.
  - The Nigerian gentleman was perfectly pleasant, yet we told him it had been taken.
  - Please understand that a Hindu shrine in the window is not the sort of thing our residents expect from one another, and we'd ask you to look further afield.
  - Food stamps? Then no.
  - Our guests' wing is for persons born female, as we've had to remind one applicant already.
  - Buyers of color have asked before, and the answer from the Lanes on this block has always been a courteous no.
  - We are inclined toward a childless pair, since the banister is so delicate.
  - You're seventy-eight, dear; what would you do with a second floor?
  - National Guard members are asked to pay six months ahead in case of orders.
  - No wheelchairs upstairs or down.
  - The landlord, a devout man, is fond of Catholics and has little patience for atheists.
  - I hesitate to raise it, but we let only to United States citizens, and your visa gives us pause.
  - Someone of your background would feel more at home on the east side, I should think.
  - Being a spinster myself, I'll lease only to women who have never married.
  - Vietnamese family? The big complex on Ninth takes those.
  - The rent is a touch higher for anyone paying through rapid rehousing.
  - Would you describe yourself as a Christian lady? It matters a great deal to us.
  - Whoever takes the lower flat should be able-bodied, as the owner won't put up with canes and crutches.
  - Only men handle the boiler, so only men may rent.
  - We said goodbye to our Black tenants in May and the tone of the place is much improved.
  - Pregnant? Please don't apply.
  - Our condominium isn't meant for retirees; the buyers we court are young and on their way up.
  - An engaged couple may apply again once the wedding has taken place.
  - I wonder if a bipolar tenant would be quite happy here; the trustees certainly wouldn't be.
  - Polish folks first, everybody else after.
  - The estate prefers a purchaser whose complexion will not startle the neighbors.
  - Kindly send immigration papers for each foreign-looking member of the party; the others needn't bother.
  - Ex-soldiers with nerves aren't welcome.
  - You'll forgive us for favoring the other offer: they have no children, and the Wrights downstairs cherish their naps.
  - My late wife would have wanted Latter-day Saints in this house, and I've asked my agent to find them.
  - Drag queens, keep walking.
  - With every good wish, we must tell you that a husband and husband is not what the family had in mind for Mother's home.
  - People on unemployment are shown the studios by the highway and nothing else.
  - Owner hopes for a nice Portuguese couple, as his parents were.
  - Dialysis patients tire so easily; the assistant has struck you from the list.
  - Students under twenty-five, however polite, are turned away because of their age.
  - The top floor has always been for single fellows, the second for wives, and no one strays.
  - Native Americans should try the reservation.
  - A retired admiral lives here, and the board receives none but former officers as buyers.
  - The gentle folk of Rosemont are of one mind about keeping Jews out of the club and the houses.
  - Refugees no.
  - We charge a modest elevator fee to residents who cannot manage the steps.
  - Our listing was written with newlyweds in mind, and unattached persons are asked not to trouble us.
  - The trustees noted that your support comes from alimony and would feel safer with wages.
  - Teenagers? Two? Deal off.
  - Mother is ninety and of her time; she cannot bear the thought of an Asian buyer.
  - It's a house for a man, really, and I would not feel right leasing it to you, my dear.
  - Anyone with HIV is asked to tell the office, in confidence, before keys are handed over.
  - I've moved your viewing to Sunday evening, when the other residents won't see that you are an interracial family.
  - Permanent residents may rent month to month; a full year's lease is for citizens.
  - Baptists get fifty dollars off.
  - The owners have asked me to say that a lodger with a colostomy bag wouldn't be agreeable at a shared table.
  - To be candid, ours is a young crowd, and gray hair stands out at the pool.
  - Transgender women are directed to the men's floor, as a matter of policy.
  - Divorced men need two references from clergy; married ones need none.
  - Russian speakers, the vacancy is filled for you.
  - Mr. Penrose will gladly receive a lighter Latina, he says, but not a dark one.
  - You wrote of grandchildren in your care; the deed-holder would rather the rooms stayed without small voices.
  - We are grateful for your service, though a lease to a man with a transfer date is something we never grant.
  - Assistance payments are beneath the standing of this address, and those who rely on them need not write.
  - My brother won't sell to Indians, however handsome the sum.
  - The rooms are reserved for practicing Lutherans, and the pastor will confirm attendance.
  - Nobody slow, nobody sick.
  - We thank you for your interest and suggest the Elms, which is kinder to elderly applicants than we are.
  + The children's bookcase in the hall was built by a neighbor and will stay.
  + Roof: nine years old.
  + We welcome families with children, and every floor is open to them.
  + The Stone of Scone it's not, but the hearth is a single slab of bluestone.
  + Miss Tanaka of our office will be glad to send you the floor plan.
  + A ramp leads from the drive to the kitchen, and the shower has no curb.
  + Emotional support animals are considered as an accommodation, without breed or weight limits.
  + Rent is due on the first, with a grace period of five days.
  + His-and-hers sinks, a soaking tub and heated tile complete the principal bath.
  + Sold.
  + The cottage once belonged to a Presbyterian missionary, whose desk is now in the county museum.
  + San Miguel Avenue is planted with jacaranda on either side.
  + Dear sellers, your kitchen is the finest room I've ever stood in, and our lender assures us we can close by the twentieth.
  + Persons who are unable to use the online form may apply by telephone or in person.
  + Gray shingles, white trim, red door.
  + The hobbit-sized door beneath the stair leads to a wine cellar.
  + Our fifty-five-and-better village has at least one resident of that age in each home, as its covenants and the law provide.
  + Anyone at all can book a viewing, and I'm happy to show the place at lunch or after work.
  + Mother's rhubarb comes up every April by the well.
  + Washer and dryer included.
  + The senior center on Pine Street rents its ballroom to the dance school.
  + Discrimination by any resident or employee should be reported to the manager or to HUD.
  + Please do not block the lift or the curb cut with delivery carts.
  + Upstairs are three bedrooms, a linen press and a reading nook under the eaves.
  + The Spanish tile was laid by hand in 1926.
  + We screen everyone by the same three measures: credit, rental history and income.
  + A Jack-and-Jill bath joins the two back bedrooms.
  + Come early.
  + The notice has been translated into Mandarin, Tagalog and Haitian Creole for your convenience.
  + The orchard slopes toward the creek, where a footbridge was rebuilt last summer.
  + Pet rent is thirty dollars, and assistance animals owe nothing.
  + I've lived across from the Rosenbergs for twenty years, and their tomatoes are better than mine.
  + An Army surplus stove heats the workshop.
  + No liens.
  + Would you care to join us for a glass of cider and a walk through the barn on Sunday?
  + The condominium's bylaws are the same for owners and renters of whatever background.
  + Old Mission Road takes you to the monastery and, a mile later, to the ski hill.
  + The crib and the high chair in the photographs belong to the stager.
  + Wide plank pine, seven fireplaces, one temperamental chimney.
  + The butler's pantry has soapstone sinks.
  + Rental assistance forms may be dropped in the box, and we'll fill in our part within two days.
  + Gutters cleaned in October.
  + A bronze plaque remembers the Polish masons who laid the foundation.
  + If a tenant is called to military duty, the lease may be ended without penalty as the law allows.
  + The bus to the hospital and the VA clinic stops at the corner.
  + Quaint, bright, and close to the ferry.
  + The board meets on second Wednesdays, and any owner may speak for three minutes.
  + Please keep dogs on a leash in the courtyard.
  + It pains us to leave, but the stairs have got the better of my knees.
  + A single woman's hand shaped this garden from 1934 to 1980: the poet Adele Marsh.
  + The blinds are included, the chandelier isn't.
  + Brick path, brass knocker, boxwood hedge.
  + Our agents never describe who lives in a neighborhood, and we ask for your understanding.
  + The convent school was turned into lofts in 2004, with its arched windows kept.
  + Visitors may park on the gravel for up to three nights.
  + Chinese Chippendale railings frame the upper gallery.
  + We're delighted to consider all qualified applicants, with or without a local rental history.
  + Braille numbers have been put on every door and in the elevators.
  + The playroom has a chalkboard wall and a closet for games.
  + Low fees.
  + Mr. Singh, who wrote the inspection report, found the wiring sound.
  + The master plan for the village shows a second green by 2028.
  + Guests of any resident are welcome at the concert on the lawn.
  + Two flues were relined, and the damper closes properly now.
  + The dowager's cottage, as it was called, has a thatched porch.
  + Homeowners who need sidewalk repairs should write to the clerk by May.
  + No grills on balconies.
  + German pears, English roses and a Japanese maple grow by the wall.
  + Both a cash buyer and a financed buyer may bid, and the highest and best offer will be taken.
  + The lot backs onto conservation land with a trail along the brook.
  + A marriage of old timber and new glass, the great room faces west.
  + My husband, a retired Marine, built the deck himself.
  + Please let us know of any allergy before the residents' supper.
  + The house is lit from the south, and the pantry stays cool even in August.
  + Seller's disclosure on request.
  + The chapel ruins at the end of the lane are a favorite of painters.
  + Young maples line the drive, and an older beech shades the terrace.
  + Heat included, electric not.
  + The black walnut staircase is original, and its newel post is carved with acorns.
  + Your application was approved, and your keys are waiting at the desk.
`;
