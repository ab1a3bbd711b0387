/** What people, days, and ideas are like, and how something is done: no state that a home can have. */
export const QUALITY_WORDS = `
absentmindedly abstract abundant acceptable accomplished accountable acute adamantly addicted
additional adept admirable advantageous afar afloat afoot afresh aggressive aghast agile agitated
aglow agonizing aimlessly ajar alarming alien alluring aloft aloof amateur ambidextrous amiable
amok ancient anecdotal anew angelic animated anonymous antsy aplenty apologetic appreciably
apprehensive apt arbitrary arduous arid aristocratic arrogant artfully artificial artless artsy
askew assertive assorted assured astray astute authentic authoritative autumnal awestruck backward
badly balmy banal beaming bedraggled begrudgingly beguiling belated believable beloved bemused
beneficial bewildered bewitching bilingual bittersweet bizarre bleak blind blissful blithe blunt
blurry blustery boastful boisterous bookish bouncy boundless bountiful boxy boyish brainy brash
breathless breathtaking broad brusque bubbly bulky bumpy burdensome burly bushy businesslike
calamitous candid canine capacious capricious captivating carnivorous caustic ceaseless celestial
cerebral ceremonial chaotic charismatic chatty cheesy chewy childlike chivalrous choosy chummy
chunky cinematic circular civilized clairvoyant clammy classical clingy cloudless cloudy clueless
cocky coherent collected collective colloquial colorful colossal comical commendable commodious
communal compassionate compatible compelling competitive compulsive conceited conceivable concise
conclusive condescending confidential congenial conscientious consecutive conservative considerate
consistent conspicuous constructive consummate contagious contemplative contentious contrary
controversial convivial copious cordial corny corporate cosmic cosmopolitan courageous covetable
cranky crass creaky creamy creepy criminal crippled crosswise crotchety crude crummy cryptic cuddly
culinary cultivated cultural cumbersome cunning cursory cushy cyclical damp dapper daunting dead
deafening debatable debonair decadent deceitful deceptive decisive defective defensive deficient
definitive deft dejected delectable delirious demure dense dental deprived deranged descriptive
deserved desolate despicable destined destructive detrimental devastating deviant devilish devious
devout dewy dextrous diplomatic dire discerning discontented disillusioned dismal disoriented
disposable disproportionate disruptive dissatisfied distant distraught divine docile domestic
dominant dopey dormant doubly doubtful dowdy downcast downright downy drab dreamlike dreary drizzly
dubious dusky dutiful dynamic earned earthbound earthly earthy eastbound easternmost eastward
eclectic ecological economic edible editorial eerie effervescent effortless eighteen elastic elated
electrifying elementary eleven elfin elusive emergent eminent emotive enchanted enchanting
endearing entrancing enviable environmental epic equitable erected erratic ethereal ethical
euphoric evasive eventful evermore exalted exasperated exasperating excitable exemplary
exhilarating exotic experimental explosive expressive extensive external extinct extraneous
extravagant exuberant fabled fairytale faithless fake famished famous fanatical fanciful faraway
farcical farther farthest fashionable fatal fateful faultless faulty favorable favorably fearful
fearsome feasible federal feisty feline fellow fervent feverish fickle fictional fidgety fifteen
finicky finite firsthand fizzy flaky flamboyant flashy flavorful flawless flimsy flippant
flirtatious floppy floral floury flowery focal foggy foolproof forbidden foreign foremost
foreseeable forevermore forgetful forlorn formidable forsaken forth forthcoming forthright
forthwith fortuitous foul foxy frail frazzled freaky frenetic frigid frilly frisky frivolous frizzy
fro fruitful fruitless frustrated frustrating funky furry furtive fuzzy gabby gaily gallant ganz
gargantuan garish garrulous gaudy gaunt gawky geeky genial genteel germane ghastly gigantic ginger
girlish glib global glorious gnarled godly golden goofy gory gossamer graphic grassy gratifying
grave gray greasy gregarious grim grimy gritty groovy grownup grudgingly grueling gruesome gruff
guileless gullible gutsy habitually haggard hairy halfheartedly hallowed haphazardly hapless haply
happygolucky harebrained harmonious haughty hazardous hazy headfirst headlong headstrong healthy
heartbroken heartfelt heartless heartwarming hearty hefty heinous hellish henceforth henpecked
heroic hilarious hip hitherto holy homely homeward honorable horizontal hormonal horrendous horrid
horrific huge humdrum humongous humorless humorous hungover hurriedly husky hypnotic hypothetical
hysterical idealistic idiotic idly idyllic ignoble illegal illiterate illogical illusive
illustrious imaginable imaginative imbued immaterial immature imminent immortal immune impartial
impassioned impeccable impending imperial impersonal impertinent impish implausible implicit
impossibly imprecise impromptu improper imprudent impudent impulsive inaccurate inadequate inane
inaudible incessant incisive inclusive incoming incomparable incompatible incompetent incongruous
inconsistent inconspicuous incorrect incorrigible increasingly indecisive indefinite indescribable
indifferent indigenous indignant indirect indispensable indistinct indulgent industrious inept
inescapable inevitable inevitably inexcusable inexperienced infamous infectious inferior infinite
influential ingenious ingenuous inherent inhospitable inimitable initial innate innocuous
innovative insatiable insecure insidious insightful insignificant insincere insistent insolent
instructive insufficient intact intangible integral intellectual intelligible intent intentional
interactive intercontinental intergalactic interim intermediate intermittent international
interstellar intoxicating intrepid intricate invaluable invariably inventive invincible invisible
inward irksome ironic ironically irrational irrelevant irreplaceable irresistible irresponsible
irreverent irreversible irritable jagged jarring jaunty jazzy jocular joyless joyous jubilant
judicious jumbled jumbo justifiable juvenile kempt kindhearted kindred kingly kitschy knowledgeable
kooky laborious lackadaisical lackluster languorous lanky laughable lawful lawless layered leaden
lefthanded leftward legendary legible legitimate lengthwise lethal liable liberal lifeless lifelike
lightheartedly likable limber limitless limp linear linguistic liquid literal literate lithe
livable livid loath loathsome lofty longstanding loopy lopsided lousy lovable lovesick lowly lucid
ludicrous lukewarm lumpy lunar lustrous lyrical macho madcap maddening magnanimous magnetic
magnificent majestic makeshift malicious mammoth mandatory manic manual masculine massive masterful
matchless maternal mathematical maximum meager measly meaty medical medieval meditative meek
melancholic melodic melodious memorial menial mental merciful merciless mesmerizing meteoric
methodical meticulous mighty militant milky mindful mindless minimal minimum minty minuscule
miraculous misguided mismatched misshapen mistaken misty mobile moist momentarily momentous
monetary monochrome monotonous monstrous moonlit moot morbid morose mortal mouthwatering mundane
murky musty mutinous mystical mythical naked nameless nasal national nauseous nautical nebulous
needless needy nefarious negative negligent negligible nerdy nimble noble nocturnal nominal
nonchalant nondescript nonexistent nonpareil nonplussed nonstop northbound nostalgic noteworthy
noticeable noticeably notorious nowise nuanced nuclear numerical nutritious nutty oafish obligatory
oblivious obnoxious observable obsessive obsolete obstinate obtuse occasional occupational oddball
offbeat offensive offhand offstage ominous oncoming ongoing onward opaque openhearted operatic
opinionated opportune optimal optimum oratorical ornery orthodox outdated outlandish outrageous
outright outspoken outward overbearing overcast overcooked overdressed overjoyed overnight
overpriced oversensitive overt overweight overwrought painless painterly palatable palpable paltry
panicky paradoxical parallel paramount parched parental partway passive pastel paternal patrician
patriotic peckish peerless penniless pensive perceptive periodically permissible perpetual
perplexed perplexing persuasive pertinent pesky pessimistic petrified petulant philosophical
phonetic physical pious pitiful pivotal placid plaintive planetary plastic plausible plentiful
pliable plucky plump poetic pointless poised poisonous political pooped portable portly posh
possessive posthaste posthumous potent pragmatic prankish precarious precocious predictable
preeminent preferable preferably premature premium preposterous presentable presumptuous
pretentious prevalent preventable pricey primal primitive princely proactive productive profane
professional proficient progressive prolific prominent prone prophetic prosaic prosperous
protective protracted provincial provocative prudish psyched punchy purportedly purposeful pushy
quantitative quarrelsome queenly quintessential quizzical rabid radical raggedy rainless raised
rambunctious rampant rarefied rational raucous ravishing raw reachable reactive realistic
reasonable rebellious receptive reclusive recurrent redundant reflective regardless regretful
rejuvenated remorseful repeatedly repentant repetitive reportedly repulsive resentful resolute
resonant resplendent responsive restive restrained reticent reverent reversible revolutionary
rhetorical rhythmic ridiculous righteous rigid rigorous risky robust rollicking rosy rotten rotund
roundabout royal ruddy rueful runny sacred sacrificial salient sanctimonious satisfactory saucy
savvy scaly scandalous scant scarred scary scholastic scientific scintillating scratchy screwy
scruffy scrumptious sculptural seasick secretive sedate seductive selective selfless semiannual
senile sensational senseless sensory sensual separable sequential seventeen severe sexy shabby
shadowy shaggy shambling sheepish shifty shimmering shiny shipshape showy shrewd sidelong sideways
significant silken silky silvery simplistic simultaneous sinful singular sinister sixteen sizable
skeletal skittish sleek sleepless slick sluggish slushy smelly smoky smug snarky snide snobby
snooty snowbound soapy sole sophomoric soporific soulful soulless southbound southernmost southward
sparse spectral speculative speechless speedy spellbinding spiffy spindly spineless spiritual
splashy spongy sporadic sporty spotty sprightly springy squeamish squiggly stagnant standoffish
stark starry static stationary statuesque staunch stealthy stellar stern stilted stocky stoic
storied storybook straightaway strategic strenuous stressful stringent stubby studious stuffy
stupendous suave subjective sublime submissive subsequent substandard successful successive
succinct sullen sumptuous sunlit superior supersonic supple supportive supreme surreal susceptible
swanky sweaty sweltering swift symbolic symphonic symptomatic synonymous systematic taboo tacky
tactful tactical tactile tangible tangy tardy tattered taut tawdry tearing technical technological
teeming teenage temperamental temperate temporary tenable tenacious tentative tenuous textured
thankless theatrical theoretical thereafter thirteen thorny threadbare threatening throaty
thunderous tipsy tireless tolerable toothless topical topmost torrential torrid tortuous touchy
toxic traceable tragic trailing tranquilized transatlantic transient transparent traumatic
treacherous tremendous tried trite triumphant troublesome tuneful turbulent twelve twentieth
twitchy twofold unabashed unaccompanied unaccustomed unaffected unafraid unanimous unannounced
unapologetic unassisted unattainable unattended unavoidable unbeaten unbecoming unbelievable
unbiased unblemished unbothered unbroken uncanny uncaring unceasing unceremonious unchanged
uncharted uncivil unclear uncluttered uncommon uncomplaining uncomplicated uncompromising
unconcerned unconditional unconscious unconventional uncouth uncut undaunted undecided undemanding
undeniable undercover underhanded underprivileged understandable understandably underway
undesirable undeterred undivided undue undying uneasy unembarrassed unencumbered unequal
unequivocal unerring uneven uneventful unexciting unfailingly unfamiliar unfathomable unfazed
unfettered unfit unflappable unflinching unfriendly unglamorous unglued ungrateful unhealthy
unheard unhinged unidentified unimaginable unimpressed unimpressively uninspired unintended
uninterested uninterrupted uninvited universal unjust unkempt unkind unknowingly unknown unlawful
unlimited unloved unmade unmarried unmistakable unmoved unnamed unnatural unneeded unnerving
unnoticed unobtrusive unofficial unopened unorthodox unpacked unpaid unpaired unparalleled
unperfumed unperturbed unplanned unpleasant unplugged unpopular unprecedented unpredictable
unprepared unquestionable unread unreal unrealistic unreasonable unrelated unreliable unremarkable
unripe unrivaled unrushed unsaid unsatisfied unseasonable unseen unselfish unshakable unshaken
unsinkable unskilled unsociable unsold unsolicited unsolved unspeakable unspoken unstable unsteady
unstoppable unstressed unstudied unsuccessful unsuitable unsure unsuspecting untamed unthinkable
untidy untimely untold untouched untried untroubled untrue unused unvarnished unwanted unwelcome
unwell unwieldy unwilling unwise unwitting unworried unworthy unwritten unyielding upright
uproarious urbane usable utmost valiant valid vapid variable vast vehement velvety venerable
verbose verifiable veritable viable vicarious vigilant vile villainous vindictive virtual visceral
viscous visible visionary visual vivacious vocational volatile voluntary voluptuous voracious wacky
waggish wakeful wanton warlike washable waterlogged watery wavy wayward wealthy wearisome weathery
weepy weighty westbound westward whereupon whiny wholehearted wholesome widespread willful willowy
wily windblown winged winsome wintry wiry witless wondrous woolen wordless workaday worrisome
worshipful worthless wrathful wrinkled yappy yearlong yesteryear yieldingly yummy zestful zesty
`;
