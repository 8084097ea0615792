import type { TogetherTexts } from '@guildpath/contract';
import { withArticle } from '@guildpath/contract';
import { capitalize } from '../words.ts';

export const together: TogetherTexts = {
  name: (who, isSame) => (isSame ? `another ${who}` : withArticle(who)),
  strengths: {
    realistic: [
      (who) =>
        `${capitalize(who)} believes in a thing once it stands on the table, and is usually the one who put it there.`,
      (who) => `Give ${who} an afternoon and the right tools, and whatever was broken works again.`,
    ],
    investigative: [
      (who) =>
        `${capitalize(who)} keeps asking why until the answer holds, even after everyone else has gone home.`,
      (who) => `Hand ${who} a puzzle, and back comes the one fact that changes the plan.`,
    ],
    artistic: [
      (who) =>
        `${capitalize(who)} sees what isn’t there yet, and can’t rest until other people see it too.`,
      (who) =>
        `Let ${who} near a plain idea, and it gets a color, a tune or a twist nobody expected.`,
    ],
    social: [
      (who) =>
        `${capitalize(who)} notices who’s gone quiet, and is the one people end up talking to.`,
      (who) => `Put ${who} in a room of strangers, and by evening they’re eating together.`,
    ],
    enterprising: [
      (who) =>
        `${capitalize(who)} says “let’s go” while others are still weighing it up, and people do go.`,
      (who) =>
        `Leave the asking to ${who}, and the stall, the sponsor and the third yes are as good as won.`,
    ],
    conventional: [
      (who) =>
        `${capitalize(who)} knows where everything is, what it cost and what’s still missing.`,
      (who) => `Trust ${who} with the list, and nothing gets lost, late or paid for twice.`,
    ],
    even: [
      (who) =>
        `${capitalize(who)} has a feel for every kind of work, and can step in wherever someone’s missing.`,
      (who) => `Ask ${who} for the other side of the story, and you’ll hear it told fairly.`,
    ],
  },
  plans: {
    'realistic realistic': [
      'Between you, you could build anything with a roof: a treehouse, a boat shed, a workshop where the neighbors bring their bikes.',
      'Agree early on who holds the drawing, because you’ll both want to hold the hammer.',
    ],
    'realistic investigative': [
      'One of you finds out how things work and the other makes them work, so build a weather station, a telescope or an engine that runs on kitchen oil.',
      'Knock the first one together this weekend, however badly, since it’s the second one that’ll hook you both.',
    ],
    'realistic artistic': [
      'You two could make something people stop to look at: a stage set, a painted bench, a lamp like no other in town.',
      'One of you can dream it up as if money were no object, and the other can say which half will stand by Saturday.',
    ],
    'realistic social': [
      'With a neglected yard and the two of you, there’d soon be a garden where kids dig and grandparents sit.',
      'Ask the people there what they need before you order any wood.',
    ],
    'realistic enterprising': [
      'You could open a business that makes something real: a food truck, a repair shop, a crew that’s booked all summer.',
      'Start with one paying customer, and let whoever promises the date check with whoever has to keep it.',
    ],
    'realistic conventional': [
      'Yours would be the workshop that every other one envies, where each tool has its hook and each job is done on the day you said.',
      'Pick something with lots of parts, like a bike kitchen or a model railway, and work from the list to the last screw.',
    ],
    'realistic even': [
      'You could take on the old house nobody else dares to touch, one of you with the tools and the other wherever a hand’s missing.',
      'Begin with a single room, because one finished room will talk you into the next.',
    ],
    'investigative investigative': [
      'You two could settle a question nobody has settled, like why the creek smells in June or which bus has never once been on time.',
      'Set a day when you stop looking things up and write down what you’ve found.',
    ],
    'investigative artistic': [
      'You could make hard things beautiful: a short film about black holes, a comic on how money works, an exhibit you can walk through.',
      'Let the facts go first and the pictures second, then swap jobs once to see what happens.',
    ],
    'investigative social': [
      'Your kind of help would really work, such as a tutoring club that finds out exactly where kids get stuck.',
      'One of you brings the evidence and the other brings the people, and neither gets far without the other.',
    ],
    'investigative enterprising': [
      'It could be the company other people wish they’d thought of, because one of you knows it’s true and the other can sell it.',
      'Try the idea on ten strangers first, and say beforehand what would change your minds.',
    ],
    'investigative conventional': [
      'You could build the record everyone trusts: a map of every tree in town, or the numbers that finally explain why the team loses.',
      'Decide on the columns before you collect anything, since you’d both hate to count twice.',
    ],
    'investigative even': [
      'You could write the guide that’s missing on almost any subject, deep where it has to be and easy to read everywhere else.',
      'Let one of you dig while the other keeps asking what it’s good for.',
    ],
    'artistic artistic': [
      'You two could make a whole world: a band, a zine, a game with its own language and weather.',
      'Finish something small before you start the big one, because you’ll always have another idea.',
    ],
    'artistic social': [
      'Picture a play with the whole street in it, with a part even for the shy ones: you two could put it on.',
      'Find the people first and shape the story around them, and you’ll fill every seat with their families.',
    ],
    'artistic enterprising': [
      'You could make something and make it known: a festival, a label, a channel with a thousand strangers waiting for Friday.',
      'Put the opening night on a poster now, since a date is what’ll get you both going.',
    ],
    'artistic conventional': [
      'Together you’d make the thing and get it out on time too, such as a magazine that’s never late or a shop whose packages are a joy to open.',
      'Let one of you fill the wall with ideas, and the other put numbers on the three that’ll happen.',
    ],
    'artistic even': [
      'You could make a show out of nearly anything, because one of you has the wild idea and the other knows who would enjoy it.',
      'Try it out on five friends before you polish it.',
    ],
    'social social': [
      'You two could build a place where people feel at home: a youth club, a dinner every Thursday, a team that new kids ask to join.',
      'Make sure that somebody asks how you two are doing, too.',
    ],
    'social enterprising': [
      'You could start something that does good and grows, like a drive that fills three vans or a club that’s in ten schools by spring.',
      'Recruit side by side, because one of you gets people through the door and the other makes them want to stay.',
    ],
    'social conventional': [
      'You could run the kind of help people can count on, like a food bank where nobody waits long and nothing’s wasted.',
      'Write the schedule together: one of you knows the shifts, and the other knows who needs a ride.',
    ],
    'social even': [
      'Anyone would feel welcome with you two, so start a mentoring circle, a language café or a camp where each kid finds a thing to do.',
      'Begin with the people you already know, and let each of them bring one more.',
    ],
    'enterprising enterprising': [
      'You two could get a whole town moving: a market, a race, a company with both your names on the door.',
      'Settle who decides what before you start, because you’re both used to being the one who does.',
    ],
    'enterprising conventional': [
      'You could run something big without it falling over, like a fair with sixty stalls or a shop that soon needs a second one.',
      'Let one of you make the promises and the other keep the calendar, and look at it together on Mondays.',
    ],
    'enterprising even': [
      'You could take on the project nobody else wants to lead, because one of you gets people to come and the other gets along with all of them.',
      'Say what it’s for in a single sentence, and try that sentence on the first ten people.',
    ],
    'conventional conventional': [
      'You two could build the thing everyone quietly depends on: an archive, a treasury, a tournament that starts on the minute.',
      'Leave one afternoon a week unplanned, just to see what turns up.',
    ],
    'conventional even': [
      'You could take the muddle out of anything, from a club’s storage room to fifty years of a family’s photos.',
      'Start with a single box, with one of you sorting and the other deciding what’s worth keeping.',
    ],
    'even even': [
      'No other pair in the guild would try as many things: a stall one month, a podcast the next, a hike across the county in between.',
      'Stay with each of them for a month, and give the next one a fair turn after that.',
    ],
  },
};
