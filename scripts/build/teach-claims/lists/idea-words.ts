/** What can't be touched: ideas, feelings, trades of the mind, and what happens to people. */
export const IDEA_WORDS = `
abroad absentee abundance abyss academic acceptance acclaim accolade accuracy ace achievement
acquaintance action activity addicts addition additions adherent adieu adios adjective adjustment
administrator admiration admission adolescence adolescent adulthood adulting advancement adversary
adversity aesthetic aesthetics affair affection affinity affirmation aficionado afterglow aftermath
afterthought agenda agility agony alias alibi allegiance allegory alliance allocation allotment
allowance allure ally almanac alternative altitude ambassador ambiguity ambition amusement anagram
analogy analysis anatomy ancestor ancestry anecdote angel anguish animal anomaly antic anticipation
anyplace apathy aperitif aphorism aplomb apostrophe apparatus appearance appendix applause
application apprehension apprenticeship aptitude arc archery aristocrat arithmetic armistice aroma
array arrogance artifact artistry aspiration assembly assertion asset assignment assistance
assistant assortment assumption assurance astonishment athlete attachment attainment attendance
attire attribute attrition audacity authenticity authority autobiography autopilot average aversion
awareness awe awhile axiom babble backache backdrop backlash ballad ballot balm banality banquet
banter baptism baseline batch beacon beast beggar beneficiary benevolence bereavement bestie
besties betrayal bias bibliography bienvenido bienvenidos billion binge bingo bio biography
birthplace birthright bliss blizzard blob bonanza bond bounty boyhood brainstorm bravado breach
breakthrough brevity brilliance brink bro brotherhood browse brunt budget bulk bureau business
bustle cachet cadence calamity calculation caliber candor capacity caprice capsule captions captive
caravan caretaker carnival casa cascade catastrophe catchphrase causality celebrity census
certainty chain championship chap characteristic charade checklist chefs chivalry chorus chunk
circumstance citation citizen civilization clarity classification clause cliche climate climax
clique closure club cluster coalition coda coherence coincidence collaboration coma comeback comedy
comet commandment commentary comments commerce commodity communication communion companionship
compassion competence competition completion complexity complication component composure compound
concentration conception condolence confession conflict conformity confusion connoisseur conquest
conscience consensus consideration consistency consolation conspiracy constellation constitution
contempt contentment continent contradiction control controversy convention conviction cooperation
copyright core correspondence cosmos cottagecore countdown counterpart coup courier courtesy
courtship cousins cowardice craze creation creator creature credit creed crescendo criteria
criterion critic critique crusade crux cuisine culprit cult cultivation curfew currency curriculum
custodian custody cynic cynicism darling data daybreak dearth death debris debt decency deception
decree deduction deemed default deference defiance deficit definition degree delegation delicacy
demeanor democracy demon demonstration denial denomination dependence depth deputy descendant
descent desperation destiny detachment detective detention determination development devil devotee
dexterity diagnosis dialect dialogue dibs dictation differences dignity diligence diplomacy
diplomat direction disadvantage disagreement disappointment discernment disclaimer discomfort
discretion disdain disgrace dissent distaste distinction distraction distress disturbance diva
diversion dm dms doctrine dogma dollar dollars domain domination donation dose downfall drops
drudgery dude dudes duel duet duke dumps duo duration dynasty earnestness earthling east economy
ecstasy edict edition effect effectiveness efficacy ego elaboration elan elder element elixir
eloquence embassy embodiment emergence emoji empathy emperor empire employee employment emptiness
enchantment encouragement encyclopedia endurance engagement engine enigma enjoyment enlightenment
ensemble enterprise entertainer entertainers enthusiast entourage epicure epilogue epiphany epitome
epoch equality equilibrium equinox era eras escapade essence esteem estimation eternity ethic ethos
etiquette etymology eulogy euphoria evaluation evolution exaggeration excellence exception excerpt
excitement exclamation exclusivity excursion execution executive exertion exhaustion exile expanse
expectation expedition expenditure experiment expertise exploration explosion exponent exposition
extravagance extremity exuberance fable fabric facet faction factor faculty fad fairness fallacy
fam familiarity famine fandom fanfare farce fascination fatality favoritism feat federation
felicity fellowship ferocity fervor festivity fete feud fiasco fidelity fiend figment filter
filters finale finesse fixation flatlay flattery flex flexes flight flurry foe folklore follower
followers folly fomo fondness foolishness footwear foresight forethought formality formula
fortitude forum fraction fragment frailty fraud freak freebie frenzy frequency friction frivolity
frontier fulfillment fundamental funeral fury futility gaiety gala galaxy gallantry galore gap
gender gene generality generalization generosity genesis genre gentleman gentlemen geography
geology geometry getaways girlies gist glamor glamour glee glory gluttony goodness gourmand
government gracias grad grads grammar granddaughters graph gratification gratitude gravitas greed
grievance groove grudge guardian guideline guile guise gumption gusto guys hack hacks hallmark halo
handful handiwork hangout hangover hankering hardship hashtag hashtags haste hazard headway health
hearsay heartache heartbeat heartbreak heft henchman heroism hierarchy highkey hilarity hindrance
hindsight hits hoax hobbyists hola homage homestead honesty hoopla horde horizon horoscope
hostility hue hullabaloo hullo humanity humility hunch hunk hurdle husk hygiene hype hypocrisy
hypothesis ick icon iconic idealist ideology idiom idol idyll ignorance illusion image imitation
immortality impact impatience impression improvement improvisation inability inbox inception
inclination inconvenience increment indication indifference indignation indulgence inertia infancy
infant influencer info information ingenuity inheritance initiative injury injustice inkling
innocence innovation innuendo insight insistence insta instagram instance institution integrity
intellect intelligence intensity interaction interlude intermission interpretation interval
introvert intuition inventory irritation itinerary jargon jaunt jester jinx journalism joyride
jubilee judgment juncture junior justification keynote king kinship knack knight lather laureate
laurels laziness leadership leeway legality legroom lens letdown leverage lexicon liability
libation lieutenant lifelong lifetime likelihood likeness limbo limelight lineage lingo linkage
literacy litmus livelihood locality logbook logistics logo longevity loot lore lowkey lullaby
luminary lunacy luster maestro magnificence magnitude mainstay majesty malice mama mamas manifesto
mankind mantra margin mascot masses masterpiece mastery mathematician mathematics maturity maverick
maxim mayhem mechanism mediator medium meme memes memo menace mentality merit merriment metaphor
metropolis mi mic migration mileage milestone military minister ministry minority minutiae mirage
misconception misery misfortune misgiving mishap mockery mode moderation modesty module momentum
monarch monarchy monologue monotony monster monstrosity moodboard moonlight morality morse motif
motivation multitude myriad mystique mythology nation nationality negotiation nemesis nephews
netflix newbie newlywed newlyweds newness ngl niche nieces nightfall nineteen nobility noggin nomad
nonissue nonstarter nosh notation notification notifications novelties novelty novice nowadays
nuance numeral obituary objection oblivion obscurity observation obsessed obsession obstacle ode
odyssey ol ole omen omission onlooker onset onslaught operation opposition optimism opulence oracle
oral orator ordeal orientation originality orphan ouch ounce outbreak outburst outlaw outlook
outrage ovation overtime overture overview owls packrat pact pageant pal palate pals panacea
panache parable paradox paragon participation particle passage passersby password patent patina
patriot patron pattern paycheck peasant peculiarity pedigree peeps penalty percent perception
perfection peril perk permanence permutation perseverance persuasion pessimist petition phase
phenomenon philanthropist phobia photogenic pianos pilgrim pilgrimage pinnacle pinterest playlists
plea plethora plight ploy poise politeness politician polls pomp portfolio portion posse posture
pound pov precaution precedent precinct precision predecessor predicament predictability prediction
preface preliminaries prelude premiere premise premonition preparation prerequisite presidency
presumption pretense prevention prey prizewinner probability procrastination prodigy productivity
profile progression prologue prominence promotion pronto pronunciation propaganda prophecy prophet
proportionality proposition prospect prosperity protagonist protocol prototype provenance
providence province provision provocation prowess prude prudence psychic pulp pulse pun punchline
punctuality pundit pupil purity pushover qualification quandary quantity queen query questionnaire
quibble quietude quintessence quirk quota quotation ramification rampage ransom rant rapport rarity
ratio rationale readiness reality realm reassurance rebellion rebirth recess recession recipient
recluse recollection recommendation reconciliation redemption reels reference refinement refrain
refugee refund regime region regularity rejection relaxation relevance reliability reliance relic
reluctance remainder rematch reminiscence remorse renaissance rendezvous rendition renown rentfree
repast repercussion repetition replica representation representative reprieve republic requirement
resemblance reservations resignation resilience resistance resource responsibility restlessness
restraint retiree retirees retrospect revelation revelry reverie revision revival revolution
rhetoric riddance riot riptide risers rite rivalry robin rogue roster rotation roundup royalty
ruckus rudiments rumpus runaway rut sabbath sadness safari saga sage sandlot sanity sarcasm satire
scapegoat scarcity scenario scholarship scope scoundrel scribe script scroll scrolling scrutiny
seasons secrecy sect section sector segment selection selfcontrol selfie selfies sensation
sensibility sentiment sequence serendipity serenity serf sergeant sermon serving setback shambles
shortage shortcoming shorthand showdown shrewdness sickness siege siesta significance silhouette
silk simile simplicity simulation sincerity sitcom situation sketchbook skill slander slaps
slapstick slavery sleepers sleepwear slot smugness snapshot snippet snob snowfield sobriety
sociology soiree solidarity solitude soloist sonata sorcerer sorcery sovereign specialist specialty
species specimen spectacle spectator spectrum speculation sphere splendor spoiler spoilers
spokesman spontaneity spotify spotlight spree spy squad stability stage stakes stalemate stampede
standpoint standstill stardom statesman statistic statistics statue stature steward stigma
stillness stimulus stint stopgap storyline stream streaming streams strife stronghold su subject
submission subscriber substance subtitle subtlety successor suds suitor sundown sunup superhero
superstition surplus survival survivor suspicion swimwear swindle swipe syllable symbol symptom
syndicate synonym synopsis synthesis szn tab tableau tact tactic tad tag tags takeaway takes tale
tantrum tbh teamwork teaser technicality technique technology teens telegram telltale temperament
tendency tenet tenor term terminology terror testament testimony texture thesis thoughtfulness
threads threshold thrift throne throng throwback tidbit tidings tiktok timeline timetable tiredness
togetherness token tolerance torch touchstone toughness tourism tourist traction tradeoff trait
traitor trance tranquility transaction transcript transformation transition trauma treachery
treason treaty trend trending trends trespass tribute trickery trilogy trivia troublemaker truce
tryout tuition turmoil turnaround twilight twins tycoon tyrant ultimatum unboxing uncles underdog
understatement undertaking undertone underwear unease uniqueness unity universe unlocked upheaval
uprising urgency usage usefulness utopia utterance vagabond validity valor vanguard variant
variation vengeance verdict verge verification verified verve vestige vet veto vibes victim vigil
vignette vigor villain viola violation violence viral virtuoso visibility vocabulary vocation vogue
void volition volume wanderlust warden warmup wattage weakness wealth weariness weekender weight
welfare wfh whirlwind whisker whopper widowers wildcard willingness willpower windfall wisecrack
wizard woe wordplay workforce workhorse workload workmanship worldview wrath wrongdoing yikes yolo
yonder zealot zenith zest zing zodiac
`;
