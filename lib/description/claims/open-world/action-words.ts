/** What people and homes do, in the form that a dictionary has; who does it makes no difference. */
export const ACTION_WORDS = `
accept accommodate accompany accord account ache achieve adapt add address adjust admire admit
adore advance afford agree aid aim alarmed allow amble analyze anchor announce answer anticipate
apologize appeal appear applaud appoint appreciate approach argue arise arrange arrive ask assemble
assign assist assume assure ate attach attempt attend attract avoid await awake bake balance ban
bang barbecue bathe battle be bear beat became beckon become beg began begin begun behave believe
belong bend bent bet bike bite blend bloom blow board boast boil book borrow bother bought bounce
bound bow brag break breathe breed brew brighten bring broke broken brought brush build built burst
bury buy buzz calculate call came camp capture care carry carve cast catch caught cause cease
celebrate challenge change charge chase chat check cheer chew chill choose chop chose chosen circle
claim clap clean clear click climb clink close coach coast collect color comb combine come comfort
command comment communicate compare compete complain complement complete compose comprise
concentrate concern confess confine confirm connect consider consist construct contact contain
continue contribute convince cook cool correct cost count cover crash crave create cross crowd
crown cry cuddle curl curve cut damage dance dangle dare date deal dealt debate decay decide
deciding declare decorate define delay delight deliver demand depend describe deserve detect
determine develop devote die differ dig dine dip disagree disappear disappoint discover discuss
display distinguish dive divide do double doubt doze drag drank draw drawn dream dress drew drift
drink drip drive driven drop drove drunk dry dunk dust earn ease eat eaten echo educate elevate
embarrass employ empty enable encounter encourage end endure engage enjoy ensure enter entertain
envision equip escape establish estimate evoke examine excel excite exercise exist expand expect
experience expire explain explode explore express extend exude face fade fail fall fallen fasten
fear feature fed feed feel fell felt ferment fetch fight file fill find finish fire fish fit fix
flew flip float flow flower flown fly focus fold follow force forget forgot forgotten form fought
found frame freeze freezes froze frozen fry fuel fulfill function gain gallop garden gather gave
gaze get giggle give given glance glide gnaw go gone gossip got gotten grab grace graduate grant
grasp greet grew grill grin grow grown grumble guess guide gulp hammer hand handle hang happen harm
harvest hate haul head heal hear heard heat held help hem hesitate hid hidden hide hike hit hoard
hold hop hope hose host hug hum hung hunt hurry hurt hustle identify ignore imagine impress improve
increase inform inhale inherit inject injure inquire inspire install intend interest interfere
interrupt introduce invent invite involve irritate itch jail jog join joke juggle jump keep kept
kick kiss knead kneel knew knit knitting knock know known label lack laid lain land laugh launch
lay lead lean leap learn leave led left lend lengthen lent let lick lie lift light lighten like
limit linger link list listen lit live load locate lock long look loop lose lost lounge love lower
lug made make manage march mark marry match mean meander meant measure meet melt memorize mend
mention met mind mingle miss mix moor mop mount mourn move mow multiply munch name nap need nest
nestle nibble nod notice nudge number nurture obey object observe obtain occupy occur offend offer
open operate order organize originate owe own pace pack paddle paid paint park part pass paste
patch pause pay pedal peek peel perch perform pick pickle picnic picture pinch place plan plant
planting play please plop plug plunge point polish ponder pop pose possess post pot pounce pour
pouring practice prefer prepare present preserve press pretend prevent print proceed produce
promise promote prompt protect prove provide prowl prune pull punch punish purchase pursue push put
puzzle qualify quarrel question quiet race radiate rain raise rake ramble ran reach react read
realize recall receive recite reckon recognize recommend record recover reduce reel refer reflect
refresh refuse regard regret rehearse reign reject rejoice relate relax release relieve relish rely
remain remember remind reminisce remove rent repair repeat replace reply report represent request
require rescue reserve reside rest retain retire retreat return reveal review reward ridden ride
ring rinse rise risen roam roast rob rode roll rose rot round row rub ruin rule rummage run rush
sack said sail sample sang sat satisfy saunter save savor saw say scamper scare scatter schedule
scold scoop scramble scrape scratch scream scribble scrub sculpt scurry scuttle search seat see
seek seem seen sell send sent separate serve set settle sew shake shape share shed shelter shelve
shift shine ship shiver shook shoot shop shot shout shovel show showcase showed shower shown shrug
shuffle shut sigh sign simmer simplify sing sip sit situate sizzle skate sketch ski skid skip slap
sled sleep slept slice slide slip slope slouch slow slump smash smell smile smoke snack snap sneeze
sniff snooze snore snow snuggle soak soften sold solder solve soothe sort sound span spare spark
speak spell spend spent spill spin splash split spoil spoke spoken spot sprawl spread spring sprint
sprout spun squash squeal squeeze squint stack stagger stamp stand star stare start stash state
stay steal steer stem step stick stir stitch stomp stood stop store stow strap stretch strip stroll
strum strut stuck study stuff stumble style subtract succeed suck suffer suggest suit sulk sum sung
supply support suppose surf surprise surround suspect suspend swallow swam swap swat sway sweat
sweep swept swim swing switch swoop swum swung tackle take taken talk tally tame tan tango tap
taste taught teach tease telecommute tell tempt tend terrify thank thaw think thought thread threw
thrive throw thrown thump tick tickle tidy tie tinker tip tiptoe tire toast toddle told took top
tore torn toss total tote touch tour trade train transform transport trap travel treat tremble trim
trip trot trudge trust try tuck tug tumble tune turn tutor twirl twist type undergo underline
understand understood underwent undress unfasten unfold unite unload unlock unpack unroll unwind
upset urge use vacuum value vanish vary venture view visit vote waddle wade wail wait wake walk
waltz wander want warm warn wash waste watch water wave wear weave weigh welcome weld went whip
whirl whisk whisper whistle whittle wiggle win wind wink wipe wish witness wobble woke woken won
wonder wore work worn worry wound wrap wreck wrestle wriggle write written wrote yank yawn yell
yield zip zoom
`;
