/**
 * Entries of the lists of `foreign-slurs.ts` that are mostly ordinary words or names, in their own language or in another
 * one: "regina", "fantasy", "hook", "gotten".
 */
export const HARMLESS: readonly string[] = [
  // German
  'bonze,bratze,fratze,ische,kimme,lümmel,möpse,mufti,nackt,nippel,penis,popel,poppen,rosette,schabracke,schiesser,tittchen',
  // Spanish
  'asesinato,asno,caca,concha,drogas,fiesta de salchichas,haciendo el amor,heroína,idiota,imbécil,infierno,maciza,maldito',
  'marica,martillo,orina,pedo,pezón,pinche,pis,racista,sádico,sexo,travesti,tía buena,trio,vulva,verga',
  // French
  'baiser,bander,bigornette,bite,bitte,bloblos,bordel,bourré,bourrée,chatte,con,conne,cul,étron,folle,gerbe,gerber,gueule',
  'jouir,ménage à trois,meuf,negro,pédale,péter,pipi,pisser,ramoner,tanche,tapette,teuch,tringler,trique,zizi,grande folle',
  // Italian
  'allupato,anale,bagnarsi,balle,battere,belino,biga,boiata,brinca,cacca,cadavere,cagna,casci,checca,chiappa,cornuto,cozza',
  'fava,femminuccia,finocchio,goldone,guardone,imbecille,ingoio,lofare,loffa,mannaggia,mona,monta,montare,mussa,nave scuola',
  'padulo,palle,patacca,pesce,picio,pincare,pippa,pipì,pisello,pistolotto,pompa,porco,quaglia,regina,ruffiano,sbattere',
  'sbattersi,sega,spagnola,sveltina,tarzanello,tette,tirare,topa,troia,trombare,vacca,vangare,zinne,zio cantante',
  // Japanese
  '3p,s & m,sm,xx,アジアのかわいい女の子,いたずら,エクスタシー,エスコート,オカマ,おしり,オシリ,お尻,カーマスートラ,カント,グロ,ゲイボーイ',
  'コカイン,サディズム,しばり,スウィンガー,スカートの中,ストリップ劇場,スラット,スリット,セクシーな,ディック,デブ,なめ,ヌード,ハードコア',
  'パンティー,ファンタジー,フィスト,フェティッシュ,フック,プレイボーイ,ボーイズラブ,ぽっちゃり,やおい,ラティーナ,ラバー,ランジェリー,レズビアン',
  'ローター,ロリータ,嫌い,拷問,殺し方,殺人事件,殺人方法,支配,自己愛性,女の子,女王様,女子高生,女装,人妻,人種,挿入,生殖器,足を広げる,脱衣,直腸',
  '貞操帯,奴隷,二穴,覗き,縛り,噴出,平手打ち,変態,毛深い,誘惑,裸,裸の女性,両性,両性具有,両刀,卍,宦官',
  // Korean
  '거유,고자,근친,노모,로리타,망가,미친,변태,스와핑,애자,야사,에로,유모,육갑,자위,하드코어,호로,희쭈그리',
  // Polish
  'burdel,cyc,debil,duperele,jajco,jajko,suka,syf',
  // Portuguese
  'aborto,amador,aranha,ariano,balalao,bicha,biscate,bissexual,boob,bumbum,burro,camisinha,cerveja,clitoris,cocaína,coito',
  'comer,consolo,corno,cu,dum raio,fecal,frango assado,gozar,heroína,heterosexual,homem gay,homoerótico,homosexual,inferno',
  'lésbica,lolita,mama,passar um cheque,pau,pinto,queca,saco,torneira,veado,vibrador,xana',
  // Russian
  'bychara,byk,gol,petuh,svoloch,uboy,бугор,голый,другой дразнится,какая разница,мент,обнаженный,офигеть,секс,фига,хапать,хрен',
  // Turkish; the last one is a form without accents
  'am,amı,amlar,göte,sik,sike,siki,gotten',
  // Chinese
  '13.,13点,三级片,九游,乳,乳房,交配,刚度,包皮,卵,卵子,后庭,吹箫,处女,大卵泡,奶,尻,幹,性,性器,成人,撚,放荡,月经,柒,激情,白痴,白癡,祖宗,私服',
  '笨蛋,精子,老二,老味,老母,肥西,花柳,逼,逼样,野鸡,靠北,靠背,靠腰,鸡鸡,鳩,粉腸,你老闆,你全家,你奶奶,屁股,军妓,妓,姦,賤,爛',
].flatMap((line) => line.split(','));
