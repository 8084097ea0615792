import { choleskyFactor } from './model/cholesky.ts';
import { getPrior } from './model/prior.ts';
import { seededRandom } from './model/seeded-random.ts';
import { drawPerson } from './model/simulated-person.ts';
import { balancedQuestions } from './testing/balanced-questions.ts';
import { answersOf } from './testing/simulated-people.ts';
import { scoreAssessment, personalityType } from './index.ts';
import { correlation, mean, shares } from '../bench/statistics.ts';
import { bigFiveTraits } from '@guildpath/contract';
const V:any={OC:.2,OE:.43,OA:.21,ON:-.17,CE:.29,CA:.43,CN:-.43,EA:.26,EN:-.36,AN:-.36};
for(const f of [0,.5,1]){
const m=getPrior().covariance.slice();const ix:any={O:6,C:7,E:8,A:9,N:10};for(const k in V){const i=ix[k[0]!],j=ix[k[1]!];m[i*14+j]=m[j*14+i]=V[k]*f;}
const F=choleskyFactor(m,14);
for(const t of ['quick','standard','epic'] as const){const qs=balancedQuestions(t);const r=seededRandom(9);const T:any[]=[],P:any[]=[];for(let i=0;i<4000;i++){const th=drawPerson(r,F);T.push(th);P.push(scoreAssessment(qs,answersOf(qs,th,r)));}
const rs=bigFiveTraits.map((_,k)=>correlation(T.map(x=>x[6+k]),P.map(p=>p.posterior.mean[6+k])));
console.log(f,t,'r',mean(rs).toFixed(3),Math.min(...rs).toFixed(3),'pr',mean(P.map((p,i)=>correlation([...T[i].slice(0,6)],p.posterior.mean.slice(0,6)))).toFixed(3),Object.values(shares(['Innovator','Leader','Visionary','Socializer','Organizer','Creative','Balanced'],P.map(p=>personalityType(Object.fromEntries(Object.entries(p.bigFive).map(([k,v]:any)=>[k,v.percentage])))))).map((x:any)=>(x*100).toFixed(1)).join(' '));}}
