/** What people and homes do, in the form that a dictionary has; who does it makes no difference. */
export const ACTION_WORDS = `
accept accommodate accompany accord account ache achieve add address adjust admire admit adore
agree aim allow anchor announce answer anticipate appeal appear appoint appreciate approach arrange
arrive ask assemble assign assure ate attach attend attract await awake bake balance barbecue bathe
be bear beat became beckon become began begin begun believe belong bend bent bike bite blend bloom
board boast boil book borrow bought bounce bound break breathe brew brighten bring broke broken
brought brush build built burn bury buy buzz call came care carry cast catch caught cause celebrate
change charge chase chat check cheer choose chop chose chosen circle claim clap clean clear click
climb close collect color comb combine come comfort comment compare complement complete compose
comprise confine confirm connect consider consist construct contact contain continue contribute
cook cool cost count cover crave create cross crowd crown cry cuddle cut dance dangle dare date
deal dealt decide deciding declare decorate define delight deliver demand depend describe deserve
devote die differ dig dine dip disappear disappoint discover discuss distinguish dive divide do
double doubt drag drank draw drawn dream dress drew drift drink drive driven drop drove drunk dry
dust earn ease eat eaten elevate empty enable encounter encourage end endure engage enjoy ensure
enter entertain envision equip escape establish examine excel excite exercise exist expand expect
experience explain explore express extend face fade fail fall fallen feature fed feed feel fell
felt fetch fight fill find finish fire fit fix flew float flow flower flown fly focus fold follow
forget forgot forgotten form fought found frame froze frozen fry fuel fulfill function gain garden
gather gave gaze get giggle give given glance go gone got gotten grab grace graduate grant grasp
greet grew grill grin grow grown guess guide hand handle hang happen harvest hate haul head hear
heard heat held help hesitate hid hidden hide hike hit hold hop hope hose host hug hum hung hunt
hurry hurt imagine improve increase inherit inquire inspire install intend introduce invite involve
jog join joke juggle jump keep kept kick kiss knead knew knit knitting knock know known lack laid
lain laugh launch lay lead lean learn leave led left lend lengthen lent let lie lift light like
limit linger link list listen lit live load locate lock long look loop lose lost lounge love lower
made make manage mark marry match mean meant measure meet melt mend mention met mind mingle miss
mix moor mop move mow multiply name nap need nestle notice number nurture observe obtain occupy
occur offer open operate order organize originate own pace pack paid paint park part pass pause pay
perch perform pick picnic picture place plan plant planting play please plug plunge point polish
ponder pop pose possess post pot pour pouring practice prefer prepare present preserve press
prevent print proceed produce promise promote prompt protect prove provide pull purchase pursue
push put puzzle qualify question quiet race rain raise ran reach react read realize recall receive
recognize recommend record recover reflect refresh refuse regard regret relate relax release
relieve rely remain remember remind remove rent repeat replace reply represent request require
rescue reserve reside rest retain retire retreat return reveal review reward ridden ride ring rinse
rise risen roam roast rode roll rose round row ruin run rush said sail sang sat save saw say
schedule scrape scrub search seat see seek seem seen sell send sent separate serve set settle shake
shape share shed shelter shift shine ship shook shoot shop shot shout shovel show showed shower
shown shut sigh sign simplify sing sip sit situate ski skip sleep slept slide slip slope slow smell
smile smoke snack snow snuggle soak soften sold solve sort sound span spare speak spell spend spent
spill spin splash split spoil spoke spoken spot spread spring sprout spun stack stand star stare
start state stay steal steer stem step stick stir stitch stood stop store stow stretch stroll stuck
study stuff style succeed suggest suit sum sung supply support suppose surprise surround suspect
swam swap sway sweat sweep swept swim swing switch swum swung take taken talk tally tan tap taste
taught teach tell tend thank think thought thread threw thrive throw thrown tick tidy tie tinker
tip toast told took top tore torn toss total touch tour trade train transform transport travel
treat trim trip trust try tuck tune turn twist type undergo underline understand understood
underwent unfold unite unload unlock unpack unwind upset urge use value vanish vary view visit vote
wait wake walk wander want warm wash waste watch water wave wear weave weigh welcome weld went whip
whisper whistle win wind wipe wish witness woke woken won wonder wore work worn worry wound wrap
write written wrote yawn yell yield zip
`;
