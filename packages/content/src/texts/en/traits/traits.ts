import type { TraitTexts } from '@guildpath/contract';

/**
 * Describes each trait as others see it, in 35 to 60 words and one sentence of caution. Each level has
 * several wordings, with scenes of their own.
 */
export const traits: TraitTexts = {
  openness: {
    high: [
      {
        text: "You've got a lot of tabs open in your head, so one strange word can take the whole afternoon and half-built projects pile up around you. When everything obvious has already been tried, though, you'll still come up with another idea or three.",
        watch:
          "Pick work where new questions keep coming, and team up with someone who's happy to finish things.",
        friends: "A new idea when they're stuck",
        costs: 'Half-built projects all over your room',
        unless: ['conscientiousness high'],
      },
      {
        text: "On a trip you'd take the side street, order the dish you can't pronounce and walk into the little museum that isn't in the guidebook. Doing a thing twice bores you sooner than it bores most people, but an odd new idea always gets a fair hearing from you.",
        watch: 'Before you say yes to a job, ask what would be different about it a year from now.',
        friends: 'The restaurant nobody else would try',
        costs: "Anything you've done twice gets boring",
        unless: ['conventional'],
      },
      {
        text: "You don't mind a question without an answer, and you'll happily argue both sides of it just to see where they lead. A poem, a theory or a weird old map can hold you longer than the errand you'd gone out for, and conversation at your table isn't dull.",
        watch:
          "When a plain method works, let it be, and save your ideas for where they're needed.",
        friends: "A talk about things that don't matter yet",
        costs: 'Some people call you a dreamer',
      },
    ],
    middle: [
      {
        text: "You'll try the unusual dish once, and if it isn't any better you'll go back to the one you've always liked. That's handy in a group, since you can hear the dreamers out and still ask what the idea costs, though now and then you could be bolder.",
        watch:
          "When a plan sounds too strange or too stale, don't vote before you've heard it twice.",
      },
      {
        text: "A new app, a new song or another way home has to earn its place with you, but it does get its chance. You don't change things just for the fun of it, and you don't hang on to them out of habit either, which is about as fair as it gets.",
        watch:
          "Ask for one new thing to learn each year, because you won't grab it unless it's offered.",
      },
    ],
    lowerMiddle: [
      {
        text: "You like to know how an evening's going to go, though you'll agree to a surprise if it's someone you trust who's asking. Out of ten new ideas you keep the two that'll be useful next week, because even dreamers need somebody to pick out the plan that'll work.",
        watch:
          "Try one unfamiliar job a month while it doesn't matter much, so a sudden change won't throw you.",
      },
      {
        text: "Most of what you use, wear and listen to has already proved itself, and you don't see why any of it should change. Show you that the new way saves an hour, though, and you'll switch, because what you're after is the better tool and not the shiny box.",
        watch: "Give a new idea one honest week before you decide it isn't for you.",
      },
    ],
    low: [
      {
        text: "What works doesn't need reinventing every spring, so you stick with your usual route and the band you've loved for years. A change for the sake of change can spoil your week, but when the new system breaks, you still remember the old one.",
        watch:
          "When a workplace changes, ask early what'll stay the same, because you do your best where the basics hold.",
        friends: 'The tried and true way to do it',
        costs: 'A change for no reason spoils your week',
      },
      {
        text: "Give you a question with a clear answer and a job with a clear use, because long talks about what might be make you look at your watch. You'd rather get one plain thing working properly, and a surprising amount of the world runs on plain things that do.",
        watch: "Let people finish the strange idea before you ask what it's for.",
        friends: 'A straight answer without the theory',
        costs: 'A plan without a use gets little of your time',
        unless: ['investigative', 'artistic', 'neuroticism high'],
      },
      {
        text: "There's a table you like, a way you make your sandwich and a place where you'd happily spend every summer. Anything new has to wait until it isn't so new, but since you aren't always chasing what's next, you notice how good a thing gets when it's looked after.",
        watch: 'Give new software or new rules a trial run before the day they count.',
        friends: 'The place where it always feels like home',
        costs: "You may skip something you'd have loved",
      },
      {
        text: "You've read the ending of enough trends to wait one out, and the coat that lasted ten winters is still the one you reach for. Friends with a wild plan may call you stubborn. They'll also call you when it's fallen through, because you know what worked before.",
        watch: "Ask what a change is supposed to fix before you decide that it isn't needed.",
        friends: 'Knowing what worked the last time',
        costs: "You're the last to try the new thing",
        unless: ['artistic'],
      },
      {
        text: "Tell you a thing in plain words and you'll remember it for years, but say it in riddles and you're already somewhere else. You don't need a hidden meaning in the soup, you need it hot. That saves everybody time, though a joke in a painting may go right past you.",
        watch: 'When somebody talks in pictures, ask for one example before you stop listening.',
        friends: 'Saying the plain thing plainly',
        costs: 'Some jokes go right past you',
        unless: ['artistic', 'investigative'],
      },
      {
        text: "Getting really good at one thing beats trying eleven, as far as you're concerned. You can do the same drive, drill or recipe for years and still find a corner to smooth. On a trip you may miss a side street or two, but nobody knows the main road like you do.",
        watch:
          "Add one small new skill to what you already do well, so a new tool won't catch you cold.",
        friends: 'The one recipe that always comes out',
        costs: 'You drive past the side streets',
      },
    ],
  },
  conscientiousness: {
    high: [
      {
        text: "A promise is in your calendar before the other person's left the room. You'd rather write the last page yourself than see the whole thing come in late. It can cost you a free evening of checking what was already done, but people can count on you.",
        watch:
          "Agree on what good enough looks like before you start, or the job will grow until it's eaten your weekend.",
        friends: 'Keeping a promise, on the day you said',
        costs: 'The free evening goes to one last check',
      },
      {
        text: "Your bag's packed the night before, with a spare pen for whoever forgot one, and the fun part doesn't really start until the dull part's out of the way. Friends who decide at the last minute may tease you about it, and then they'll ask you what time the train leaves.",
        watch: "Leave one afternoon a week without a plan, because you won't get it by accident.",
        friends: 'The spare pen, charger and train times',
        costs: "You can't relax before it's done",
      },
      {
        text: "You finish things, even the ones that quit being fun weeks ago, and it's hard to stand by while somebody's winging it. That can make you the tired one on a team, but somebody has to make sure it really gets done, and you'd rather it were you.",
        watch:
          "Hand over one job a week and don't check it, so people learn and you get some rest.",
        friends: 'Getting it all the way to done',
        costs: 'You do the work of people who wing it',
      },
    ],
    middle: [
      {
        text: "Deadlines that matter get met, while the ones that don't can wait until Sunday, and your desk follows a system that only you can see. In a busy month it's the small promises that slip first, but you're easy to share a room with, since you don't nag and you don't vanish.",
        watch: "Write down the small promises too, because they're the ones other people remember.",
        unless: ['conventional'],
      },
      {
        text: "You'll make a list for a hard week and skip it for an easy one, because you can usually tell which is which. What's worth doing well gets done well. What isn't won't keep you up past midnight, so there's some energy left over for whatever comes along.",
        watch:
          "Start the big thing a week before you think you'd have to, just to see what that's like.",
      },
    ],
    lowerMiddle: [
      {
        text: "A rough plan's enough for you, and the rest works itself out along the way, usually just in time. A charger may stay behind. But you never marry a plan, so it's easy for you to change course when something better or something worse comes up.",
        watch:
          "Finish the dull last tenth before you open the next thing, because it's the part that shows.",
      },
      {
        text: "You work best when you can see the deadline, and what has to be handed in by eight o'clock tends to be finished at five to eight. A tidy room isn't high on your list, but on a day when the plan has already fallen apart, you're surprisingly good company.",
        watch:
          "Tell someone your deadline out loud, since you'll keep the one that someone's waiting for.",
      },
    ],
    low: [
      {
        text: "A plan's only a starting point for you, because the day itself may have a better idea. Lost keys and late forms are just part of that. If the bus breaks down or the number of guests doubles, though, you're already trying something while others look for the list.",
        watch:
          "Borrow some structure, like a partner or a fixed hour, for the jobs nobody'll remind you of.",
        friends: "A new plan when the old one's wrecked",
        costs: 'Lost keys and late forms',
      },
      {
        text: "You start when you feel like it, and once you do, you can keep going all night long. Filing, tidying and color codes are for people who enjoy them, and you don't, but you can drop everything on short notice, and a lot of the best days come on short notice.",
        watch: "Put the one date that can't move where you'll see it, like on the bathroom mirror.",
        friends: 'Coming along, no notice needed',
        costs: 'The night before is when you start',
        unless: ['conventional', 'neuroticism high'],
      },
      {
        text: "Your bag, your desk and your phone's home screen would make an organized person cry. It helps when somebody else is holding the tickets. But you don't fuss over the order of things, so there's room to notice what everybody else has planned right past.",
        watch:
          "Pick jobs with short tasks and someone waiting, because long ones with no date won't get done.",
        friends: "A break from everybody's schedules",
        costs: 'The small print gets lost',
        unless: ['conventional'],
      },
    ],
  },
  extraversion: {
    high: [
      {
        text: "You think best out loud, so you often don't know what you mean until you've heard yourself say it. Several hours alone with a screen will drain you, but after a whole day in company you've still got energy left over for a party.",
        watch:
          'Leave a gap after you ask something, because the best answer may belong to someone slower to speak.',
        friends: 'Getting the party going',
        costs: 'A day alone wears you out',
        unless: ['investigative'],
      },
      {
        text: "If there's a microphone, a dance floor or an empty seat in the front row, nobody needs to ask you twice. Sometimes you talk over a person who was just about to say it, but with you around, even waiting in line can turn into a conversation.",
        watch:
          "Count to three before you jump in, so that the quiet ones don't have to fight you for the floor.",
        friends: 'Talking to the stranger for them',
        costs: 'You talk over people without meaning to',
      },
      {
        text: "A weekend with nothing planned feels like a phone with no signal, so you'll text six people until it's turned into something. Studying alone is hard for you, and studying in a noisy group somehow isn't. Whatever the evening's about, you bring some life to it.",
        watch:
          "Choose work with people in it most of the day, and don't count on willpower for the quiet rest.",
        friends: 'A plan for Saturday night',
        costs: 'Quiet work takes all your willpower',
        unless: ['investigative'],
      },
    ],
    middle: [
      {
        text: "Company's good, and so is the walk home by yourself, and at a party you'll probably find two or three people and stay with them until it's over. Teams and solo work both suit you as long as they take turns, and you can feel it when one of them's gone on too long.",
        watch:
          "Notice which kind of day you've had too many of, and book the other kind before you need it.",
      },
      {
        text: "You can give the presentation or you can sit in the back, and you're comfortable either way, depending on the room and on how you slept. Since you know both sides of it, you don't find loud people scary and you don't find quiet people strange.",
        watch:
          "Find out how much of a job's week is meetings, and see if it's a number you'd like.",
      },
    ],
    lowerMiddle: [
      {
        text: "Warming up takes you a while, and by the end of the evening you're the one still talking beside the coats. Unfamiliar groups may decide that you're shy, because they leave before you've begun, but two good friends at the table are worth more to you than a full house.",
        watch:
          "Say one thing early in a meeting, even a small one, and the second won't be as hard.",
      },
      {
        text: "You don't dislike parties, you just like the first hour a good deal better than the fourth. A long drive with one friend is more your kind of evening, and since you've usually thought a thing over before you say it, it's worth the wait.",
        watch: "Tell a new team that you warm up slowly, so they won't read it as not caring.",
      },
    ],
    low: [
      {
        text: "At a crowded table you'd take the seat at the end, where there's one good person to talk to. Open offices and whole days of meetings use you up well before supper, but after an evening with a book or a project you're yourself again.",
        watch:
          "Send your view in writing before a meeting, so it's on the table even if the loud ones talk.",
        friends: 'A long talk with nobody else around',
        costs: 'A day of meetings flattens you',
      },
      {
        text: "You don't say much in a group, and people who've only seen you in a crowd may not have any idea how funny you are. An afternoon alone doesn't feel empty to you, because that's usually when you get your best work done and enjoy it.",
        watch: "Tell people what you've finished, because nobody hears work that's done quietly.",
        friends: "A reply that's been thought through",
        costs: 'Loud people get the credit first',
      },
      {
        text: "When the phone rings, you're hoping it's a text, because making conversation with ten strangers is work for you. The quiet drive home afterward feels like a reward, and you'd rather have two friends who really know you than a hundred who'd recognize you.",
        watch:
          'Plan a quiet hour after the loud ones, and put it on your calendar like any other meeting.',
        friends: 'Keeping a secret, and keeping in touch',
        costs: 'You leave before the party gets good',
      },
    ],
  },
  agreeableness: {
    high: [
      {
        text: "You'll give people the benefit of the doubt, and after that you'll give them your jacket. Saying no is the hard part, so favors add up until your own work begins after everybody's gone home. The world's a better place for it, and so is your street.",
        watch: "Decide what you won't give away this week before the first person asks you for it.",
        friends: 'A favor, even at a bad time',
        costs: "You say yes when you're out of time",
      },
      {
        text: "In a fight between two friends, you're looking for the part where each of them has a point. You'd sooner eat the burned slice than argue over it, which isn't always fair to you, but it certainly makes a group easier to be in.",
        watch:
          'Say what you want first once in a while, before you know what everybody else would like.',
        friends: 'Making peace without taking sides',
        costs: 'You eat the burned slice too often',
        unless: ['enterprising'],
      },
      {
        text: "If you win a game by too much, you begin to feel sorry for the other team, and hard bargaining isn't really your thing. You may come home with less than you could've had, though you'll have been decent to everyone involved, and that matters more to you.",
        watch:
          "Take someone tough along when it's about money, or write your number down before you go in.",
        friends: "Being kind when they've messed up",
        costs: "You settle for less than you could've had",
        unless: ['enterprising'],
      },
      {
        text: "Somebody cuts in line, and you figure they must be having a rough day. You're quick to forgive and slow to hold a grudge, so people tell you things they wouldn't tell a sharper listener. Now and then one of them takes advantage, and it's usually a friend who points it out.",
        watch:
          "When the same person needs forgiving twice, say out loud what you'd like to change.",
        friends: 'Somebody who holds no grudges',
        costs: 'Some people take advantage of that',
      },
      {
        text: "Give you the choice of the pizza, and you'll ask three times what everybody else feels like. You'd rather be on a team that likes each other than on one that wins everything. That keeps the peace, though your own favorite topping doesn't get ordered very often.",
        watch: 'Bring one wish of your own to every plan, and leave it on the table.',
        friends: 'A team where nobody feels left out',
        costs: 'Your own wish gets lost in the order',
        unless: ['enterprising'],
      },
      {
        text: "You say thanks to the bus driver, and you soften the hard sentence before you send it. It's not that you can't see what's wrong with a thing, you'd just like nobody to feel small over it. Once in a while the message gets so soft that it doesn't arrive.",
        watch:
          'Say the hard part in your first sentence, and be as kind as you like in the second.',
        friends: 'Bad news, told in a kind way',
        costs: 'Your hints are too soft to hear',
      },
    ],
    middle: [
      {
        text: "You're easy to get along with, and you can also say no when somebody pushes. The small things go by, and the few that count get an argument. People who've only met one of those sides may be surprised by the other, but it's a decent mix for a captain or a roommate.",
        watch: "Tell people early which points you won't move on, so it doesn't come as a shock.",
      },
      {
        text: "You'll share your fries, but you'll certainly notice who never shares theirs, and you treat people about the way they've treated you. There's no need for you to win every argument, and you won't lose one on purpose just to keep the peace.",
        watch: "When you're giving way, say so out loud, or they'll think you agreed all along.",
      },
    ],
    lowerMiddle: [
      {
        text: "You'll do a favor quickly, but you don't give in just because somebody keeps asking. When two friends disagree, you side with the one who's right. Some people find that cool in the beginning, until it's their contract and they need an opinion that nobody's sweetened.",
        watch:
          "Ask how somebody is before you get to the point, because for a lot of people that's the point.",
      },
      {
        text: "You enjoy a good argument, and you don't see why it should hurt anybody's feelings. Polite excuses make you roll your eyes a little. But when something's unfair you'll say so, even if it isn't your problem.",
        watch: "Find one thing that's good about the other side's plan, and say it first.",
      },
    ],
    low: [
      {
        text: "If a plan's bad, you say so while there's still time to change it, and neither flattery nor sulking moves you very far. A blunt remark can cost you an ally for a month, but it can also save the project, and some people would rather hear it early than find out later.",
        watch:
          "Say what's right about a plan before you say what's wrong, and you'll be heard sooner.",
        friends: 'An honest opinion about the haircut',
        costs: 'One blunt remark, one ally fewer',
      },
      {
        text: "You play to win, whether it's at cards, for first place or over the price of a used bicycle. People who'd hoped for a friendly game may find that a bit much. When there's real money on the table, they'd want you on their side of the table, since you won't fold because somebody frowns.",
        watch:
          "Pick your battles out loud, so it's clear when you're serious and when it's just sport.",
        friends: 'Driving the hard bargain',
        costs: 'A friendly game turns into a match',
        unless: ['social'],
      },
      {
        text: "You don't believe a story just because it's been told with tears, and you'd like to see the receipt. That may look cold to a person who only wanted a shoulder. It also means that a salesman or a chain letter won't get very far with you.",
        watch:
          "Ask people if they want advice or company, because you'll tend to hand out the first.",
        friends: 'Spotting the catch in the story',
        costs: 'You look colder than you are',
        unless: ['social'],
      },
    ],
  },
  neuroticism: {
    high: [
      {
        text: "One odd tone in a message, and you've already written three different endings to the story, most of which won't happen. The night before an important day is a long one, but you feel the good things just as strongly, and you don't walk into much unprepared.",
        watch:
          "Look for clear feedback and calm company, since guessing what others think is what'll tire you most.",
        friends: 'Someone who takes their worry seriously',
        costs: 'Long nights before a big day',
      },
      {
        text: "Your alarm's set a little early, like a smoke detector that goes off over toast, and people who don't have one may not understand how tiring that is. You know what worry feels like from the inside, though, so you don't laugh at anybody else's.",
        watch:
          "Name one person you can ask if it's smoke or toast, and ask before the evening's gone.",
        friends: "Knowing what it's like to be nervous",
        costs: 'Your alarm goes off over toast',
      },
      {
        text: "One red mark on a page, and you don't see the forty lines that were fine, and an unkind remark can sit with you for a week. You'd rather rehearse a phone call than just make it, which also means that you come prepared when it's something that matters.",
        watch:
          "Write down what went well on the same day, because it won't stay in your head by itself.",
        friends: 'Thinking of what could go wrong',
        costs: 'A mean remark stays with you all week',
      },
    ],
    middle: [
      {
        text: "Before a big day you get nervous, prepare a little harder and then sleep all right. Bad news gets a bad evening but not usually a bad week. Under a real pile of trouble you'll need a friend, a list and an early night, and that's normally enough.",
        watch:
          "Learn your own first sign of strain, like a skipped meal, and slow down when it's there.",
      },
      {
        text: "You've got butterflies before a game, and they're generally gone again by the first whistle. A few things bother you for longer than you'd like, but you've noticed that most of them look smaller in the morning, so you've learned to sleep on it.",
        watch:
          "Don't wait for calm weeks to rest, because busy ones have a way of coming in threes.",
      },
    ],
    lowerMiddle: [
      {
        text: "Most worries reach you late and leave early, so the night before a big day you do sleep, if not like a stone. It's only when several things go wrong together that you lie awake. A sharp word stings for an hour, and by supper you've made a joke about it.",
        watch: "Say so when it does get to be too much, because nobody'll read it in your face.",
      },
      {
        text: "You don't rehearse bad news before it arrives, and you don't replay it very often once it's over. A late bus or a rude clerk might cost you five minutes, and there's a limit somewhere, but on an ordinary day you aren't anywhere near it.",
        watch:
          'Before a big step, ask a careful person what could go wrong, because you might not think of it.',
      },
    ],
    low: [
      {
        text: "The milk boils over, the phone rings, and you simply turn off the stove and answer, because bad days slide off you and unfriendly words don't echo for long. Some warnings can slide off too, so it's good to have a worrier nearby, and you'd be good for the worrier.",
        watch:
          'Check with a worrier now and then, because some alarms are worth hearing before they get loud.',
        friends: 'A calm voice when the milk boils over',
        costs: 'You may miss a warning the first time',
      },
      {
        text: "You sleep the night before a big day, and you don't spend the night afterward adding up your mistakes. It may be hard for you to see how a little thing could have somebody in tears, but when a whole room's in a panic, there's at least one chair that isn't shaking.",
        watch: "When someone's upset about a small thing, ask how big it is for them.",
        friends: 'Company on a really bad day',
        costs: "Worriers think you don't care",
        unless: ['agreeableness high'],
      },
      {
        text: "Whether it's a penalty kick, an angry customer or a ladder in the wind, your hands don't shake much. Nerves help other people get ready and you'll have to get ready without them, but you've got plenty left for the moment when it counts.",
        watch:
          'Start preparing before you feel the pressure, because you might not feel it in time.',
        friends: "Making the call they're dreading",
        costs: "No nerves to tell you it's time",
      },
    ],
  },
};
