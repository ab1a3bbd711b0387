/** What people and homes do, in the form that a dictionary has; who does it makes no difference. */
export const ACTION_WORDS = `
abide abound absorb accelerate accentuate accept accommodate accompany accord account accumulate
accuse ache achieve acknowledge acquaint acquire activate adapt add adhere adjourn adjust admire
admit adopt adore adorn advance advertise advise affect affirm afford aggravate agree aid aim
alarmed alienate align alleviate allocate allot allow allude alter alternate amass amaze amble
amend amplify amuse analyze anchor annotate announce annoy anoint anticipate apologize appear
applaud appoint appreciate apprehend apprentice approach approve argue arise arisen arose arouse
arrange arrive articulate ascend ascertain ask aspire assemble assert assign assist assume assure
astonish astound ate atone attach attain attempt attend attract audition augment avert avoid await
awake awoke babysit backfire backtrack bade baffle bail bake balance ban bang bargain bark barter
bask bathe battle bear beat became beckon become beg began begin begot begun behave believe belong
bend bent bestow bet bicker bide bike bite blast bleat bled blend bless bloom blossom blot blow
blunder blur blush board boast boggle boil bolster book boom borrow bother bought bounce bound bow
brag break breathe bred breed brew bribe brighten bring broaden broke broken brought brush bud
budge build bumble bump bundle burnt burp burrow burst bury buttress buy buzz bypass cackle cajole
calculate call came camouflage camp cancel caption captivate capture care caress carry carve cast
catch caught cause cave cease celebrate challenge change chant charge chart chase chat cheat check
cheer cherish chew chide chill chime chirp chitchat choke chomp choose chop chose chosen chronicle
chuckle chug churn cinch circle cite claim clamber clamor clang clank clap clash clasp clatter claw
click climb cling clink clip cloak clog clomp clothe cluck clung clutch clutter coach coast coax
cocoon coexist coil coincide collaborate collapse collect collide color comb combat combine come
command commemorate commence commend comment commiserate commit commune communicate compare
compensate compete compile complain complement complicate comply compose comprehend compress
comprise conceal concede conceive concentrate concern conclude concur condone conduct confer
confess confide confine confirm conform confound confront confuse congratulate congregate conjure
connect conquer consider consist console constitute construct consult consume contact contain
contemplate contend continue contradict contrast contribute contrive convene converge converse
convict convince coo cook cool cooperate coordinate cope correct correspond cosset cost counsel
cover covet crackle cradle cram crash crave creak create creep crept cringe crinkle criticize croak
croon cross crouch crow crowd crown cruise crumble crumple crunch crush cry cuddle culminate
cultivate curl curse curve cut cycle dab dabble dally damage dampen dance dangle dare darken darn
dart date dawdle daydream dazzle deal dealt debate debut decay deceive decide deciding decipher
declare decline decompress decorate decrease dedicate deduce deem deepen defend defer define defy
degrade delay delegate deliver delve demand denote denounce depart depend depict derive descend
describe despair despise detach detain detect deter determine detest develop devise devote devour
diagnose dictate die differ dig dilute diminish din dine dip disable disagree disappear disappoint
disapprove disband discard discern discharge discourage discover discuss disgust dislike dismantle
dismay dismiss disobey dispatch dispense disperse displace display displease dispose disregard
disrupt dissolve distinguish distract disturb ditch dive diversify divert divide divulge dodge
dominate donate dote doubt doze drag dramatize drank drape draw drawl drawn dread dreamt dress drew
dribble drift drink drip drive driven drone drool droop drop drove drown drunk dry duck dug dump
dunk dust dwarf dwell dwelt dwindle earn eat eaten eavesdrop ebb echo eclipse edit educate
elaborate elapse elect elevate elicit eliminate elude embark embarrass embed embellish embody
embrace embroider emerge emit emphasize employ empty enable encompass encounter encourage encroach
endanger endeavor endorse endure engage engrave engross engulf enhance enjoy enlighten enlist
enliven enrich ensure entail entangle enter entertain entice entrust enumerate envelop envision
epitomize equate equip erase erect erode err erupt escalate escort establish estimate evade
evaluate evaporate evoke evolve exaggerate examine exceed excel exchange excite exclaim exclude
execute exemplify exercise exert exhale exhaust exhibit exhume exist expand expect expedite expel
experience expire explain explode exploit explore export expose express extend extinguish extol
extract exude face fade fail fall fallen falter fare fascinate fashion fasten fathom fatigue fear
fed feed fell felt ferment fester fetch fidget fight file fill find fire fish fit fix fixate fizz
fizzle flail flap flare flash flatten flaunt fled flee fleet flew flick flinch fling flip flirt
float flog flounder flourish flout flow flower flown fluctuate flung flunk flush flutter fly foam
focus fold follow foment fondle fool forage forbade forbid force foresee foretell foretold forfeit
forgave forge forget forgive forgiven forgot forgotten formulate forsake foster fought found frame
fray freeze freezes freshen fret frighten frolic froze frozen fry fulfill fumble fume function furl
gain gallop garble gargle garner gasp gather gauge gave gaze gesture get giggle gild give glance
glare glean glide glimmer gloat glow gnaw go gobble gossip got gotten gouge govern grab graduate
grant grapple grasp grate greet grew grieve grill grimace grin grip groan grope grovel grow growl
grown grumble grunt guess guide gulp gush guzzle haggle halt hammer hand handle hang happen harass
hark harm harmonize harness harvest hatch hate haul haunt head headline heal heap hear heard
hearten heave held help hem hesitate hewn hibernate hid hide hike hinder hire hit hitch hitchhike
hoard hobble hobnob hold holler hollow hone honk honor hoot hop hope hopscotch hose host hover howl
huddle huff hug hum humiliate hung hunt hurl hurry hurt hush hustle hypnotize identify idle idolize
ignore illustrate imagine imitate immerse impart impede imperil implement implore import impose
impress imprint improve improvise incite incline incorporate increase incur indicate induce indulge
infer inflate inflict influence inform infuriate infuse ingest inhabit inhale inherit inhibit
initiate inject injure innovate inquire inscribe insinuate insist inspect inspire install instruct
insult intend intensify interact intercept interest interfere interpret interrupt intersect
intervene intimidate intrigue introduce intrude invade invent invest investigate invigorate invite
involve irk iron irritate isolate itch itemize jabber jail jangle jeer jeopardize jiggle jingle jog
join joke jolt jostle jot juggle jump justify juxtapose keep kept kick kindle kiss knead kneel
knelt knew knit knitting knock know lack lag laid lain lament languish lapse lash latch laud laugh
launch lay lead lean leant leap leapt learn learnt leave lecture led leer lend lengthen lent lessen
let levitate liberate lick lie lift lighten limit linger link listen lit live load loaf loathe lob
locate lock loiter loll lollygag look loop lop lose lost lounge lug lull lumber lunge lurch lurk
luxuriate made magnetize magnify make malfunction manage mandate maneuver manifest manipulate
manufacture mar march mark maroon marry marvel masquerade massage master match maximize mean
meander meant measure mediate meditate meet melt memorize mend mention mentor merge mesmerize met
migrate mimic mind mingle minimize misbehave misjudge mislay mislead misled misplace mispronounce
misread misremember miss misspell mistook mistreat misunderstand mix moan mob mobilize mock
moderate moisten mold molest moor mop mope motivate mount mourn move mow muddle muffle mull
multiply multitask mumble munch murmur muse mutt nab nag nap narrate navigate necessitate need
neglect negotiate nestle nibble nip nod nominate note notice notify nourish nudge nullify nurture
obey object oblige observe obsess obstruct obtain occupy occur offend ogle omit ooze operate oppose
oppress opt orbit orchestrate organize originate oust outdid outdo outgrew outgrow outlast outlive
outnumber outshine outsmart outwear outweigh outwit overcame overcome overdid overdo overestimate
overflow overhear overheard overlap overload overpower overrun oversee oversleep overslept overtake
overthrow overtook overturn overwhelm overwork owe pace pack paddle paid paint pamper panic pardon
park parse partake participate partook pass paste pat patch patronize pause pay pedal peek peel
peer penalize penetrate perceive perch percolate perform perish permeate perpetuate persevere
persist personify persuade pertain perturb pervade pester pick pickle picnic picture pierce pile
pilfer pilot pinch pine pinpoint pique pirouette pitch pivot plague plant play pledge plod plop
plot pluck plug plummet plunder plunge plunk poach poke polish poll pollute ponder pop popularize
populate pose position possess post postpone postulate pot pounce pour pouring pout practice prance
pray preach precede predate predict predominate preen prefer preoccupy prepare prescribe preserve
preside press presume pretend prevail prevent prick prickle primp print probe proceed proclaim
procrastinate procure prod produce profess program progress prolong promise promote pronounce
proofread propel propose prosper protect protrude prove provide provoke prowl prune pry publish
puff pull pulsate pummel punch punctuate puncture punish purchase purify pursue push put puzzle
quack quadruple quake qualify quarrel quash quell quench queue quiet quip quit quiver race radiate
rain raise rake rally ram ramble ran rang ransack rap rationalize ravage rave ravel reach react
read realize reappear rearrange reassemble reassure rebound rebuke recall recap recede receive
recharge recite reckon reclaim recline recognize recoil recollect recommend reconcile reconsider
record recount recoup recover recruit rectify recuperate recur redeem redefine redid rediscover
reduce reel refer refill refine reflect reform refresh refuel refuse refute regain regard regret
regroup rehearse reheat reign reimagine reiterate reject rejoice rejoin relate relax relay release
relent relieve relinquish relish relive reload rely remain remedy remember remind reminisce remove
rename render renege renounce reopen reorganize repair repay repeat repel repent replace replay
replenish replicate reply report repose represent repress reprimand reproduce require rescue
resemble resent reserve reshuffle reside resign resist resolve resonate resort resound respond
restart restock restrain resume retain retell rethink rethought retire retort retrace retract
retrieve return reunite reuse reveal revel revere revert review revise revisit revive revoke revolt
revolve reward rewind rid ridden ride ridicule riffle rig rile ring rinse rip ripen ripple rise
risen risk rivet roam roast rob rode roll romp rose rot rouse rout rove row rub ruffle ruin rule
rumble ruminate rummage run rung rush rustle sack sail salute sample sanctify sang sank sat satisfy
saunter save savor saw sawn scamper scan scare scatter scavenge schedule scoff scold scoop scoot
scorch scorn scowl scram scramble scrape scratch scrawl scream screech scribble scrounge scrub
scrunch scrutinize sculpt scurry scuttle search seat seduce see seek seem seen segregate seize
select sell send sent serenade serve settle sever sew shake share shatter shed shelter shield shift
shimmy shine ship shirk shiver shod shone shook shoot shop shorn shot shout shove shovel show
showcase showed shower shrank shred shriek shrink shroud shrug shrunk shudder shuffle shun shush
shut sift sigh sign signify simmer simplify simulate sin sing sip sit situate sizzle skate
skedaddle sketch ski skid skim skimp skip slack slacken slain slam slap slash slave slay sled sleep
slept sleuth slice slid slide sling slip slit slither slog slop slope slosh slouch slug slumber
slump slung slur slurp smack smash smear smell smelt smile smirk smoke smother smuggle snack snag
snap snarl snatch sneak sneeze snicker sniff snip snitch snooze snore snort snow snub snuggle soak
soar sob socialize soften sojourn sold solder solicit solidify solve soothe sown span spark spat
spawn speak specialize specify speculate sped spell spend spent spew spike spill spilt spin spiral
spite splash splatter splice split splurge spoil spoilt spoke spoken spoof spook spout sprain
sprang sprawl spray spread spring sprinkle sprint sprout spruce spun spur spurt sputter squabble
squander squash squat squawk squeak squeal squeeze squelch squint squirm squirt squish stab stack
stagger stalk stammer stamp stand stank star stare startle starve stash state stay steal steer stem
stereotype stick stifle stimulate sting stink stipulate stir stitch stockpile stole stolen stomp
stood stoop stop store stow straddle straggle straighten strain strand strangle strap stray
streamline stretch stricken stride strike strip strive strode stroll struck strum strung strut stub
stuck study stuff stumble stump stun stung stutter subdue submit substitute subtract succeed
succumb suck sue suffer suffocate suggest suit sulk summarize summon sunbathe sung supervise
supplement supply support suppose suppress surf surmise surmount surpass surprise surrender
surround survey survive suspect suspend sustain swallow swam swap swarm swat swathe sway swear
sweat sweep sweeten swept swerve swig swim swing swirl swish switch swivel swoon swoop swore sworn
swum swung symbolize sympathize synchronize tackle taint take taken talk tally tame tamper tan
tango tantalize tap tarnish taste tattle taught taunt teach tease tee telecommute televise tell
temper tempt tend terminate terrify testify thank thaw thicken think thought thrash thread threw
thrive throw thrown thrust thud thump thwart tick tickle tie ting tingle tinker tint tip tiptoe
tire toast toddle toil told tolerate took topple tore torment torn toss tote totter tout tow trace
track trade train traipse tramp trample transcend transfix transform transfuse transgress translate
transmit transplant transport trap travel traverse tread treat treble trek tremble trickle trigger
trip trod trodden troop trot trounce trudge trust try tuck tug tumble tune turn tutor twang tweak
tweet twiddle twine twinge twinkle twirl twist twitch unbuckle unbutton uncork uncover undergo
underline understand understood underwent undid undone undress unearth unfasten unfold unfurl unify
unite unleash unload unlock unpack unplug unravel unroll unscramble unsettle untangle unveil unwind
unwrap upheld uphold uplift uproot upset upstage urge use usher utter vacuum validate value vanish
vary vend venture verify vex vibrate vie view vilify violate visualize vote vouch voyage waddle
wade waggle wail wait wake walk wallow waltz wander wane wangle want warble warn warp wash watch
wave wean wear weave weep weigh welcome weld went wept whack wheedle wheeze whet whine whip whirl
whisk whisper whistle whittle whiz whoop wield wiggle wilt win wince winch wind wink wipe wish
withdraw withdrew withhold withstand withstood witness wobble woke woken woo wore work worn worry
worship wound wrangle wrap wreck wrestle wriggle wring write written wrote wrung yank yap yawn
yearn yell yelp yield yodel zap zigzag zip zoom turned
`;
