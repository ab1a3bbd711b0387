// The words by which a clause says what it thinks of a group. One set to each part that they play.
const listed = (source: string) => new Set(source.trim().split(/\s+/));

/** What may stand between a stance and the group, and says nothing. */
export const MODIFIERS = listed(`
  a an the any some all one two three four more most other others of those that these this such our
  your their his her my its and or nor plus also even very truly really small young little large big
  older old good nice quiet clean decent respectable responsible reliable professional mature stable
  serious qualified private full part time long term new another extra single married retired working
  active busy growing happy healthy loving discreet discerning kind sort type types kinds sorts
  class caliber as just only strictly exclusively primarily solely mostly mainly please , additional
  unruly noisy loud too many several few modern traditional conservative upscale affluent
  hardworking hard like minded well to do established fellow similar same local potential
  prospective certain open visibly obviously non receiving using on with person people government housing rental public state federal section
  emotional support practicing disruptive able bodied
`);

/** People in general: those who a trait or a phrase after it narrows down. */
export const PEOPLE = listed(`
  people person persons family families buyer buyers tenant tenants renter renters owner owners
  homeowner homeowners resident residents household households applicant applicants adult adults
  folk folks crowd couple couples neighbor neighbors woman women man men lady ladies gentleman
  gentlemen individual individuals professional professionals purchaser purchasers occupant
  occupants parent parents anyone anybody someone somebody those everyone others nobody persons
  roommate roommates guest guests group groups types type kind folks lifestyle lifestyles
  youth population populations male female males females guy guys girl girls gal gals boy boys
  worker workers one ones holder holders recipient recipients user users speaker speakers immigrant
  immigrants child children kid kids student students patient patients animals animal dog dogs
  whoever lessee lessees mother mothers father fathers mom moms dad dads leaseholders members
  member members party parties clientele newcomers connoisseur connoisseurs executive executives collector collectors
  dweller dwellers inhabitant inhabitants denizen denizens citizen citizens soul souls patron patrons
  client clients heir heirs investor investors ownership occupancy tenantry gentry company persuasion
  extraction stock blood faithful congregants devotees adherents worshippers brethren sort set
  civilians lodger lodgers boarder boarders bidder bidders party peoples tribe peeps humans human
  sisters brothers ladies sir madam household descent lineage nationals national nationality races
  race faith religion creed heritage ancestry origin background backgrounds clientele
  element elements elders seniors veteran veterans marriage marriages
`);

/** What leads from people to what they are or have: "anyone with", "those on". */
export const QUALIFIERS = listed(`
  with without on in from of who whom whose that which using use uses receiving receive receives
  having have has needing need needs requiring require requires including over under above below
  past aged born relying rely dependent speaking speak speaks practicing practice worshipping
  raising raise living live under expecting collecting collect holding hold bringing attending
  attend belonging belong walking identifying identify not do does are is holding carrying paying
  pay suffering suffer recovering beyond against
`);

/** Places that people make up. */
export const AREAS = listed(`
  neighborhood neighborhoods neighbourhood community communities area areas enclave enclaves suburb
  suburbs subdivision subdivisions district section block street building complex development
  village town quarter hood parish pocket colony ghetto settlement stronghold environment
`);
/** Of them, those that have no color of their own. */
export const UNCOLORED_AREAS = listed(`
  neighborhood neighborhoods neighbourhood community communities area areas enclave enclaves suburb
  suburbs subdivision subdivisions ghetto district street hood
`);

/** What may follow a group where it stands for people and not for the owner of a thing. */
export const FOLLOWERS = listed(`
  , and or nor but who whom whose that which with without in on at of for from to by as is are was
  were be been being am will would can could should must may might need needs do does did have has
  had not never no only please preferred wanted desired sought favored encouraged required allowed
  permitted accepted welcome unwelcome considered ideal here there anywhere around near nearby
  living allowed first strictly always often still love enjoy appreciate prefer feel fit seem apply
  inquire look because since so if unless where when than then too also alone either whatsoever ever
  period thanks thank sorry under over above below within inside upstairs downstairs outside moving
  next anymore yet now rather except these those this own live lives reside look tend make makes
  come comes go stay throughout instead like into get gets dominate run fill belong unsuitable
  ineligible prohibited banned barred excluded turned past beyond per during after before between
  while against
`);

export const NEGATIONS = listed(
  "no not never none nobody without neither nor zero noone minus cannot",
);

/** What one does with somebody who is let in. */
export const ACCEPTANCE = listed(`
  accept accepts accepting accepted allow allows allowing allowed admit admits admitting admitted
  take takes taking want wants wanting wanted rent rents renting rented lease leases leasing sell
  sells selling sold show shows showing welcome welcomes welcoming welcomed permit permits permitting
  permitted consider considers considering considered house houses housing accommodate accommodates
  accommodating tolerate tolerates approve approves approving deal deals work works participate
  participates cater caters have having bring bringing entertain screen honor recognize like likes
  love process participate encourage encourages handle suit suits fit fits appropriate suitable
  suited ideal recommended meant made designed intended right safe good great place home house spot
  setting set up equipped built for open friendly be negotiate sublet let live with room interested
  looking seek seeking appreciate serve serves care accessible suitably available offered offer offers marketed given extended provided
  shown served serving intending renewed renew
`);

/** What one does to keep somebody out. */
export const REFUSAL = listed(`
  refuse refuses refusing reject rejects rejecting decline declines declining exclude excludes
  excluding excluded bar bars barring ban bans banning prohibit prohibits prohibiting forbid forbids
  forbidding avoid avoids avoiding discourage discourages discouraging deny denies denying disallow
  disallows disqualify disqualifies evict evicts dislike dislikes deter deters keeps screens
  unsuitable unfit unsafe inappropriate unsuited hazardous impractical unfriendly impossible difficult
  challenging tough wrong closed limits free rid tired unavailable fewer
`);

/** What is said of somebody who is kept out, after naming them. */
export const REFUSED = listed(`
  unwelcome unwanted unsuitable unsuited ineligible prohibited banned barred excluded forbidden
  refused rejected declined denied discouraged disallowed evicted elsewhere needn't beware disqualified
  limited returned ignored discarded placed assigned confined relegated segregated steered charged fined
  unacceptable undesirable undesired unhappy nogo dealbreaker restricted inappropriate uncomfortable
`);

/** What somebody who is kept out would not do or be, after a "not". */
export const PARTAKING = listed(`
  allowed welcome permitted accepted wanted considered apply inquire bother comfortable happy home
  safe eligible suitable suited ideal appropriate call contact come qualify fit belong thrive last
  feel entertained approved here option good place accommodated tolerated encouraged invited
  recommended acceptable enjoy like manage blend live reside exceed looked sought approved match
  possible desired preferred rent buy admitted tour visit use enter offer work do survive make be served shown offered housed
`);

/** What asks for somebody. */
export const WANTING = listed(`
  prefer prefers preferred preferring preferably preference preferences seek seeks seeking sought want
  wants wanted wanting favor favors favoring favoured priority reserved restricted limited exclusively
  solely strictly only rather ideally desire desires desired searching search calling hoping hope
  hopes intended earmarked insist insists looking exclusive must should expect expects require
  requires required choose chooses aside kept none nobody would welcomes welcoming rents sells leases rent sell lease caters
`);

/** What is said of somebody who is asked for, after naming them. */
export const WANTED = listed(`
  only preferred wanted desired sought favored encouraged required ideal priority first preference
  exclusively prioritized chosen
`);

/** What says that a home is made for somebody. */
export const SUITING = listed(`
  perfect ideal great best better suited suitable suits suit fits right made designed tailored geared
  meant good excellent wonderful fantastic appeals appeal attracts attract draws draw caters cater
  popular favorite haven magnet dream paradise intended built nice catering aimed targeted marketed
  targeting attractive heaven sanctuary retreat comfortable
`);

/** What says how many of a kind there are. */
export const MAJORITY = listed(`
  mostly predominantly predominately mainly largely primarily heavily majority entirely
  overwhelmingly increasingly historically traditionally all almost percent chiefly solidly strongly
  exclusively nearly always long still proudly purely very once
`);

/** What puts somebody among others. */
export const AMONG = listed(`
  surrounded full filled among amongst amid alongside fellow many mix plenty lots few overrun
  populated inhabited dominated occupied community neighborhood colony enclave street block building
  heart center hub majority crowd other taken known
`);

export const BEING = listed(
  "is are was were be been being am become becomes became remains remain stays stay stayed turned turning has have gone going getting",
);

/** What a demand is made by. */
export const DEMANDS = listed(`
  must required requires require requiring need needs proof prove show provide submit present verify
  demand demands mandatory document documentation evidence furnish certify bring ask asks subject hist
  upon produce confirm expected have has should want wants prefer fluent
`);
